/**
 * Can a side still give mate from here? Begin with {@link org.pgnarbiter.mating.MatingAnalyzer}; every tier is a class
 * whose Javadoc says what its answer guarantees.
 */
package org.pgnarbiter.mating;
