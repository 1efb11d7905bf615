/**
 * The Laws as data: which facts end a game under which rule set.
 */
package org.pgnarbiter.law;
