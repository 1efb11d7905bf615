/**
 * Can a side still give mate from here?
 */
package org.pgnarbiter.mating;
