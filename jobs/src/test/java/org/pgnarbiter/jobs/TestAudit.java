package org.pgnarbiter.jobs;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.pgnarbiter.audit.EngineChoice;

/** What an audit in a test is told: the defaults of the command line with small texts, but for what is said here. */
final class TestAudit {
    private final List<String> paths;
    private final String output;
    private String laws = "auto";
    private Path events;
    private Path accept;
    private boolean overwrite;
    private boolean failFast;
    private boolean keepMoves;
    private boolean resume;
    private boolean append;
    private long splitBytes;
    private int maxGameBytes = 1 << 20;
    private EngineChoice engine = EngineChoice.BUILTIN;
    private PartitionBy partitionBy = PartitionBy.NONE;

    private TestAudit(String output, List<String> paths) {
        this.output = output;
        this.paths = paths;
    }

    static TestAudit of(Object output, Object... paths) {
        return new TestAudit(
                output.toString(), Arrays.stream(paths).map(Object::toString).toList());
    }

    TestAudit laws(String ids) {
        laws = ids;
        return this;
    }

    TestAudit events(Path file) {
        events = file;
        return this;
    }

    TestAudit accept(Path file) {
        accept = file;
        return this;
    }

    TestAudit overwrite(boolean yes) {
        overwrite = yes;
        return this;
    }

    TestAudit failFast(boolean yes) {
        failFast = yes;
        return this;
    }

    TestAudit keepMoves(boolean yes) {
        keepMoves = yes;
        return this;
    }

    TestAudit resume(boolean yes) {
        resume = yes;
        return this;
    }

    TestAudit append(boolean yes) {
        append = yes;
        return this;
    }

    TestAudit splitBytes(long bytes) {
        splitBytes = bytes;
        return this;
    }

    TestAudit maxGameBytes(int bytes) {
        maxGameBytes = bytes;
        return this;
    }

    TestAudit engine(EngineChoice choice) {
        engine = choice;
        return this;
    }

    TestAudit partitionBy(PartitionBy what) {
        partitionBy = what;
        return this;
    }

    AuditJob.Settings settings() {
        return new AuditJob.Settings(
                paths,
                output,
                laws,
                events,
                accept,
                overwrite,
                failFast,
                keepMoves,
                false,
                resume,
                append,
                splitBytes,
                maxGameBytes,
                engine,
                partitionBy);
    }
}
