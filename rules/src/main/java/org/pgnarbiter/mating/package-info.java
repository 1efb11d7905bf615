/**
 * Can a side still give mate from here? Begin with {@link org.pgnarbiter.mating.MatingAnalyzer}; every tier is a class
 * whose Javadoc says what its answer guarantees.
 *
 * <pre>{@code
 * Position knights = Fen.parse("8/8/8/4k3/8/8/1N6/KN6 w - - 0 1").position().orElseThrow();
 * MatingAnalyzer analyzer = new MatingAnalyzer();
 * MatingAnswer white = analyzer.answer(knights, Position.WHITE, MatingBudget.MATE);
 * MatingAnswer black = analyzer.answer(knights, Position.BLACK, MatingBudget.MATE);
 * System.out.println(white.canMate()); // prints YES
 * System.out.println(black.canMate()); // prints NO
 * }</pre>
 */
package org.pgnarbiter.mating;
