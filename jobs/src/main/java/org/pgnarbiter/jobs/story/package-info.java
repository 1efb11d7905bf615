/**
 * One audited game told as plain values and sentences ({@link org.pgnarbiter.jobs.story.StoryTeller} first); pages and
 * terminals only lay them out.
 */
package org.pgnarbiter.jobs.story;
