package org.pgnarbiter.jobs;

import java.io.Serializable;
import java.util.List;
import org.pgnarbiter.jobs.input.PieceReport;

/**
 * What one task has put into the output: its files, and what came of the pieces it has read. Files and reports come from
 * the same attempt, and the driver learns of both at once or of neither.
 *
 * @param files URIs of the files of the tables {@code games} and {@code findings}
 * @param sum what was counted over its games
 * @param peakMemory most bytes that the JVM of the task had held until then, see {@link PeakMemory}
 */
record CommittedTask(List<String> files, List<PieceReport> reports, Signature sum, long peakMemory)
        implements Serializable {}
