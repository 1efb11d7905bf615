/**
 * The Laws as data. Begin with {@link org.pgnarbiter.law.RuleSets}: one class per edition or house, each with its dates,
 * policy and articles ({@link org.pgnarbiter.law.RuleSet}). {@link org.pgnarbiter.law.Judge} applies a rule set to the facts
 * of a game: where the board ended it ({@link org.pgnarbiter.law.Ending}) and what could have been claimed
 * ({@link org.pgnarbiter.law.Claims}). Nothing here reads text or knows what was recorded.
 *
 * <pre>{@code
 * RuleSets then = RuleSets.fide(19780718);
 * System.out.println(then.id()); // prints fide-1975
 * System.out.println(then.rules().fivefold()); // prints NONE
 * System.out.println(RuleSets.TODAY.rules().fivefold()); // prints AUTOMATIC
 * }</pre>
 */
package org.pgnarbiter.law;
