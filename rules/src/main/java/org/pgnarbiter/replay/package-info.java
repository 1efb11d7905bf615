/**
 * Where text meets chess: {@link org.pgnarbiter.replay.Replayer} plays a game's moves once and keeps
 * {@link org.pgnarbiter.replay.GameFacts} (what happened, no opinion) and a {@link org.pgnarbiter.replay.GameTrace} (every
 * ply, for rare questions). The first move that is illegal, ambiguous or unreadable stops the game; the legal part keeps
 * its facts. A game that makes no sense in English is tried in other languages, and accepted only when every move then
 * resolves and no two languages give different moves.
 *
 * <pre>{@code
 * byte[] pgn = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n".getBytes(java.nio.charset.StandardCharsets.UTF_8);
 * org.pgnarbiter.pgn.GameText text = org.pgnarbiter.pgn.GameText.of(pgn);
 * Replayer replayer = new Replayer();
 * new org.pgnarbiter.pgn.PgnReader()
 *         .read(text.buffer(), text.start(), text.end(), replayer, new org.pgnarbiter.pgn.PgnGame());
 * GameFacts facts = replayer.facts();
 * System.out.println(facts.plies()); // prints 8
 * System.out.println(facts.threefoldPly()); // prints 8
 * }</pre>
 */
package org.pgnarbiter.replay;
