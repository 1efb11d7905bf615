/**
 * The same game recorded more than once: {@link org.pgnarbiter.jobs.duplicate.SameGames} decides, {@link
 * org.pgnarbiter.jobs.duplicate.DuplicateTable} runs it over a corpus.
 */
package org.pgnarbiter.jobs.duplicate;
