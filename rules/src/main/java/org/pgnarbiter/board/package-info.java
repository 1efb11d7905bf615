/**
 * The board and how the men move (Laws 3): a {@link org.pgnarbiter.board.Position} as a mutable cursor for standard chess
 * and Chess960, {@link org.pgnarbiter.board.Fen} in and out, moves by {@link org.pgnarbiter.board.San} (exact notation,
 * from bytes) and {@link org.pgnarbiter.board.LenientSan} (any spelling that names exactly one legal move). Knows nothing
 * of PGN. The fast classes are fenced: their slow, obvious twin in the tests must agree.
 */
package org.pgnarbiter.board;
