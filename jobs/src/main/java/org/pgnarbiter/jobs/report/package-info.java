/**
 * From the tables of a run to pages and numbers; never sees PGN.
 */
package org.pgnarbiter.jobs.report;
