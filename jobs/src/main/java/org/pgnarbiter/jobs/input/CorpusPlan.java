package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.conf.Configuration;

/**
 * The work on a corpus, planned: which files, in which pieces, in which tasks. The same files, split size and number of
 * cores make the same plan. To let Spark read by a plan, give its {@link #register id} as option {@code plan}.
 */
public final class CorpusPlan {
    private static final Map<String, CorpusPlan> REGISTERED = new ConcurrentHashMap<>();
    private static final AtomicLong IDS = new AtomicLong();

    private final List<PgnPartition> tasks;

    private CorpusPlan(List<PgnPartition> tasks) {
        this.tasks = List.copyOf(tasks);
    }

    /**
     * Plans.
     *
     * @param paths files, folders and globs
     * @param splitBytes largest range of a file in stored bytes, 0 to let the amount of text and the cores decide
     * @param cores how many tasks run at the same time
     * @throws IOException if a path names nothing, or cannot be listed
     */
    public static CorpusPlan of(Configuration conf, List<String> paths, long splitBytes, int cores) throws IOException {
        InputPlan files = new InputPlan(conf);
        for (String path : paths) {
            files.add(path);
        }
        return new CorpusPlan(files.tasks(splitBytes, cores));
    }

    /** All pieces, in the order of the files as they were named or found. */
    public List<Piece> pieces() {
        return tasks.stream().flatMap(task -> task.pieces().stream()).toList();
    }

    /** Stored bytes of all pieces. */
    public long bytes() {
        return pieces().stream().mapToLong(piece -> piece.end() - piece.start()).sum();
    }

    /** What is left of the plan when these pieces are done. */
    public CorpusPlan without(Set<Piece> done) {
        List<PgnPartition> left = new ArrayList<>();
        for (PgnPartition task : tasks) {
            List<Piece> pieces = task.pieces().stream()
                    .filter(piece -> !done.contains(piece))
                    .toList();
            if (!pieces.isEmpty()) {
                left.add(new PgnPartition(pieces, task.preferredLocations()));
            }
        }
        return new CorpusPlan(left);
    }

    /** Makes the plan known to the source in this JVM, until {@link #forget}. */
    public String register() {
        String id = "plan-" + IDS.incrementAndGet();
        REGISTERED.put(id, this);
        return id;
    }

    /** Ends what {@link #register} began. */
    public static void forget(String id) {
        REGISTERED.remove(id);
    }

    static CorpusPlan registered(String id) {
        CorpusPlan plan = REGISTERED.get(id);
        if (plan == null) {
            throw new IllegalArgumentException("no such plan: " + id);
        }
        return plan;
    }

    List<PgnPartition> tasks() {
        return tasks;
    }
}
