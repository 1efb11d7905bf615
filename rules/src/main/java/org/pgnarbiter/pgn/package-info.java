/**
 * How we read PGN: bytes in, games as byte ranges out; nothing here knows chess. Start at
 * {@link org.pgnarbiter.pgn.GameSplitter} (a stream into game texts), then {@link org.pgnarbiter.pgn.PgnReader} (a text
 * into tags, moves, comments, result).
 *
 * <ul>
 *   <li>A game text starts at a tag line after movetext or at {@code [Event "} after an empty line
 *       ({@link org.pgnarbiter.pgn.GameBoundary}): a local rule, so that every split of a file finds the same games.
 *   <li>A text may hold several games: after a result, a tag or a move number 1 starts the next. Comments after a result
 *       belong to the game before.
 *   <li>Tags: the first of a name counts; {@code \"} and {@code \\} are escapes; a value may be broken over lines; what
 *       cannot be read is {@link org.pgnarbiter.pgn.PgnProblem#BAD_TAG} and damages only itself.
 *   <li>Comments do not nest: the first closing brace ends one. {@code ;} and, at a line's start, {@code %} hold to the
 *       line's end. Variations are passed over, however deep. An unclosed comment or variation hides the rest of the
 *       text: the game stops there.
 *   <li>Encoding: UTF-8, else Windows-1252, decided game by game, and in a game that is not all UTF-8 value by value; UTF-16
 *       by its file's head.
 *   <li>Move numbers are white space: wrong, missing and glued ones change nothing.
 *   <li>A move is whatever is none of these; it goes to a {@link org.pgnarbiter.pgn.MoveSink} as a byte range.
 *   <li>Nothing is guessed and nothing dropped in silence: what was forgiven is counted in
 *       {@link org.pgnarbiter.pgn.PgnProblem}s.
 * </ul>
 *
 * <pre>{@code
 * byte[] file = "[White \"A\"]\n\n1. e4 (1. d4) e5 {fine} *\n".getBytes(java.nio.charset.StandardCharsets.UTF_8);
 * java.util.List<String> moves = new java.util.ArrayList<>();
 * MoveSink sink = new MoveSink() {
 *     public void begin(PgnGame game) {}
 *
 *     public int move(byte[] text, int start, int limit) {
 *         int end = start;
 *         while (end < limit && text[end] > ' ') {
 *             end++;
 *         }
 *         moves.add(new String(text, start, end - start, java.nio.charset.StandardCharsets.UTF_8));
 *         return end;
 *     }
 *
 *     public void lost(byte[] text, int at, int limit) {}
 *
 *     public void end() {}
 * };
 * GameSplitter texts = GameSplitter.whole(new java.io.ByteArrayInputStream(file));
 * PgnGame game = new PgnGame();
 * while (texts.next()) {
 *     GameText text = texts.text();
 *     new PgnReader().read(text.buffer(), text.start(), text.end(), sink, game);
 * }
 * System.out.println(game.value(TagName.WHITE)); // prints A
 * System.out.println(moves); // prints [e4, e5]
 * }</pre>
 */
package org.pgnarbiter.pgn;
