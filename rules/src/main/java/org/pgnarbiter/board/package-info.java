/**
 * The board and how the pieces move; knows nothing of PGN.
 */
package org.pgnarbiter.board;
