/**
 * What the record claims against what the Laws say.
 */
package org.pgnarbiter.audit;
