/**
 * PGN files of every kind as splits of games.
 */
package org.pgnarbiter.jobs.input;
