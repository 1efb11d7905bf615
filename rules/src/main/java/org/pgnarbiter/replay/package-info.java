/**
 * Where text meets chess: {@link org.pgnarbiter.replay.Replayer} plays a game's moves once and keeps
 * {@link org.pgnarbiter.replay.GameFacts} (what happened, no opinion) and a {@link org.pgnarbiter.replay.GameTrace} (every
 * ply, for rare questions). The first move that is illegal, ambiguous or unreadable stops the game; the legal part keeps
 * its facts. A game that makes no sense in English is tried in other languages, and accepted only when every move then
 * resolves and no two languages give different moves.
 */
package org.pgnarbiter.replay;
