/**
 * The commands: one class each, listed in {@link org.pgnarbiter.jobs.Commands}; entry class {@link org.pgnarbiter.jobs.Main}.
 */
package org.pgnarbiter.jobs;
