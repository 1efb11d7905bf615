/**
 * PGN as bytes: where a game starts, its tags, its moves as text; knows nothing of chess.
 */
package org.pgnarbiter.pgn;
