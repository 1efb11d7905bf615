/**
 * The one bridge between audited games and table rows.
 */
package org.pgnarbiter.jobs.table;
