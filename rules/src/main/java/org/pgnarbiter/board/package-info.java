/**
 * The board and how the men move (Laws 3): a {@link org.pgnarbiter.board.Position} as a mutable cursor for standard chess
 * and Chess960, {@link org.pgnarbiter.board.Fen} in and out, moves by {@link org.pgnarbiter.board.San} (exact notation,
 * from bytes) and {@link org.pgnarbiter.board.LenientSan} (any spelling that names exactly one legal move). Knows nothing
 * of PGN. The fast classes are fenced: their slow, obvious twin in the tests must agree.
 *
 * <pre>{@code
 * Position position = Fen.parse("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1").position().orElseThrow();
 * int move = Moves.parseUci("g5g6", position);
 * System.out.println(San.write(position, move)); // prints Kg6
 * position.play(move);
 * System.out.println(position.isStalemate()); // prints true
 * System.out.println(Fen.write(position)); // prints 7k/5Q2/6K1/8/8/8/8/8 b - - 1 1
 * }</pre>
 */
package org.pgnarbiter.board;
