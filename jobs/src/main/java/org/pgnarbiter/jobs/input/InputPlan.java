package org.pgnarbiter.jobs.input;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.GlobExpander;
import org.apache.hadoop.fs.GlobFilter;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.security.AccessControlException;
import org.apache.hadoop.util.functional.FutureIO;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.SplitStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which files are read, and how they are cut into pieces and packed into tasks.
 *
 * <p>A path names a file, a folder (read with all its subfolders) or a glob. What is named is read whatever it is called;
 * what lies in a folder is read if its name says PGN ({@code .pgn}, also {@code .pgn.zst} and the like), or if its head
 * has a tag line. Names that begin with a dot or an underscore are passed over. Each file is read once, whatever links
 * lead to it; pipes and devices are not read at all.
 *
 * <p>Only files larger than a split are opened for planning, and only their first bytes: no index is read.
 */
final class InputPlan {
    private static final Logger LOG = LoggerFactory.getLogger(InputPlan.class);
    /**
     * How much text a task gets at most when nobody says otherwise: about 570 MB as pzstd stores it, 1.7 million games of
     * Lichess, and a file of 130 MB in the table games.
     */
    private static final long MAX_SPLIT = 4L << 30;

    private static final long MIN_SPLIT = 4L << 20;
    /** Tasks for each core, so that a slow one is no tail. */
    private static final int TASKS_PER_CORE = 4;
    /** What opening a file costs, in bytes read meanwhile. */
    private static final long OPEN_COST = 64L << 10;

    /** Spark's setting of how much memory a file may ask its decoder to keep, in bytes. */
    private static final String MAX_WINDOW = "spark.arbiter.maxWindowBytes";

    private static final int MAX_PIECES = 10_000;
    private static final int SNIFF = 1 << 16;

    private final Configuration conf;
    private final Map<String, Found> found = new LinkedHashMap<>();
    private final LocalFiles local = new LocalFiles();

    private record Found(FileStatus status, String source) {
        String path() {
            return status.getPath().toString();
        }
    }

    InputPlan(Configuration conf) {
        this.conf = conf;
    }

    /** Adds what a path names. */
    void add(String path) throws IOException {
        Path named = new Path(path);
        FileSystem files = named.getFileSystem(conf);
        FileStatus[] matches = LocalFiles.isLocal(files) ? LocalFiles.literally(files, named) : null;
        matches = matches == null ? matching(files, named) : matches;
        if (matches == null || matches.length == 0) {
            throw new FileNotFoundException("no such file, folder or match: " + path);
        }
        Arrays.sort(matches, Comparator.comparing(FileStatus::getPath));
        // A relative path stays relative in the tables, so that they do not depend on where somebody's files lie.
        String strip = named.isAbsolute() || named.toUri().getScheme() != null ? "" : files.getWorkingDirectory() + "/";
        for (FileStatus match : matches) {
            if (match.isDirectory()) {
                addFolder(files, match.getPath(), strip);
                continue;
            }
            String oddity = LocalFiles.isLocal(files) ? LocalFiles.oddity(match.getPath()) : null;
            if (oddity != null) {
                throw new FileNotFoundException(
                        nameOf(match, strip) + " is " + oddity + "; only files and folders can be read");
            }
            addFile(files, match, strip);
        }
    }

    private static FileStatus[] matching(FileSystem files, Path pattern) throws IOException {
        FileStatus[] matches = files.globStatus(pattern);
        if (!LocalFiles.isLocal(files)) {
            return matches;
        }
        List<FileStatus> all = new ArrayList<>(List.of(matches == null ? new FileStatus[0] : matches));
        for (String one : GlobExpander.expand(pattern.toUri().getPath())) {
            all.addAll(unwritable(files, new Path(one)));
        }
        return all.toArray(FileStatus[]::new);
    }

    /** The same of what matches a glob without alternatives of several folders, whichever parts of it are patterns. */
    private static List<FileStatus> unwritable(FileSystem files, Path pattern) throws IOException {
        Path above = pattern.getParent();
        if (above == null) {
            return List.of();
        }
        // For the folders among them, which end the run.
        unwritable(files, above);
        GlobFilter names = new GlobFilter(pattern.getName());
        FileStatus[] folders = names.hasPattern() ? files.globStatus(above) : null;
        List<FileStatus> unwritable = new ArrayList<>();
        for (FileStatus folder : folders == null ? new FileStatus[0] : folders) {
            if (folder.isDirectory()) {
                unwritable.addAll(LocalFiles.unwritable(folder.getPath(), names));
            }
        }
        return unwritable;
    }

    private void addFolder(FileSystem files, Path folder, String strip) throws IOException {
        List<FileStatus> inside = LocalFiles.isLocal(files) ? walk(files, folder) : list(files, folder);
        inside.sort(Comparator.comparing(FileStatus::getPath));
        for (FileStatus file : inside) {
            if (isNamedPgn(file.getPath().getName()) || isOpenPgn(file)) {
                addFile(files, file, strip);
            }
        }
    }

    private static List<FileStatus> list(FileSystem files, Path folder) throws IOException {
        List<FileStatus> inside = new ArrayList<>();
        RemoteIterator<LocatedFileStatus> all = files.listFiles(folder, true);
        while (all.hasNext()) {
            FileStatus file = all.next();
            if (!isHidden(folder, file.getPath())) {
                inside.add(file);
            }
        }
        return inside;
    }

    /** The same for local files, where a link may lead back to where we are. */
    private List<FileStatus> walk(FileSystem files, Path folder) throws IOException {
        List<FileStatus> inside = new ArrayList<>();
        Deque<Path> left = new ArrayDeque<>(List.of(folder));
        while (!left.isEmpty()) {
            Path next = left.pop();
            if (!local.isNewFolder(next)) {
                continue;
            }
            LocalFiles.checkReadable(next);
            List<FileStatus> entries = new ArrayList<>(List.of(files.listStatus(next)));
            entries.addAll(LocalFiles.unwritable(next, path -> !isHidden(next, path)));
            entries.sort(Comparator.comparing(FileStatus::getPath));
            for (FileStatus entry : entries) {
                if (isHidden(folder, entry.getPath())) {
                    continue;
                }
                String oddity = LocalFiles.oddity(entry.getPath());
                if (oddity != null) {
                    LOG.warn("passed over {}: it is {}", entry.getPath().toUri().getPath(), oddity);
                } else if (entry.isDirectory()) {
                    left.add(entry.getPath());
                } else {
                    inside.add(entry);
                }
            }
        }
        return inside;
    }

    private void addFile(FileSystem files, FileStatus file, String strip) {
        if (!LocalFiles.isLocal(files) || local.isNewFile(file.getPath())) {
            found.putIfAbsent(file.getPath().toString(), new Found(file, nameOf(file, strip)));
        }
    }

    /** The name of a file in the tables. */
    private static String nameOf(FileStatus file, String strip) {
        String path = file.getPath().toString();
        String source = !strip.isEmpty() && path.startsWith(strip) ? path.substring(strip.length()) : path;
        // Local files are named as everybody names them.
        return source.startsWith("file:/") ? new Path(source).toUri().getPath() : source;
    }

    private static boolean isHidden(Path folder, Path file) {
        for (Path part = file; part != null && !part.equals(folder); part = part.getParent()) {
            char first = part.getName().charAt(0);
            if (first == '.' || first == '_') {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamedPgn(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".pgn") || lower.matches("(?s).*\\.pgn\\.(zst|zstd|bz2|gz|zip|xz|7z|lz4|lzma|rar|z)");
    }

    /** Whether it looks like PGN; a file that may not be read, and is not named so, is passed over. */
    private boolean isOpenPgn(FileStatus file) throws IOException {
        try {
            return looksLikePgn(file);
        } catch (FileNotFoundException | AccessControlException | AccessDeniedException e) {
            LOG.warn("passed over {}: {}", file.getPath().toUri().getPath(), e.getMessage());
            return false;
        }
    }

    private boolean looksLikePgn(FileStatus file) throws IOException {
        try (RawInput in = open(file)) {
            byte[] head = new byte[CorpusFormat.HEAD];
            int n = in.readNBytes(head, 0, head.length);
            try (TextRuns runs = CorpusFormat.detect(head, n).open(in, 0, file.getLen())) {
                TextRun run = runs.next().orElse(null);
                return run != null && GameSplitter.hasTag(first(run));
            }
        }
    }

    private static byte[] first(SplitStream run) throws IOException {
        byte[] head = new byte[SNIFF];
        int n = 0;
        for (int got; n < head.length && (got = run.read(head, n, head.length - n)) > 0; ) {
            n += got;
        }
        return Arrays.copyOf(head, n);
    }

    private RawInput open(FileStatus file) throws IOException {
        return open(conf, file.getPath(), file.getLen(), 0, Math.min(file.getLen(), SNIFF));
    }

    /**
     * Opens a file of which a range is to be read. The store is told what it can make use of: that its size is known,
     * which spares a request, and that reading goes straight on. Without the latter S3A would take our first looks, here
     * and there, for random reading and ask for every few kilobytes anew.
     */
    static RawInput open(Configuration conf, Path path, long length, long start, long end) throws IOException {
        FSDataInputStream in = FutureIO.awaitFuture(LocalFiles.unchecked(path.getFileSystem(conf), path)
                .openFile(path)
                .opt(Options.OpenFileOptions.FS_OPTION_OPENFILE_READ_POLICY, "sequential")
                .optLong(Options.OpenFileOptions.FS_OPTION_OPENFILE_LENGTH, length)
                .optLong(Options.OpenFileOptions.FS_OPTION_OPENFILE_SPLIT_START, start)
                .optLong(Options.OpenFileOptions.FS_OPTION_OPENFILE_SPLIT_END, end)
                .build());
        return new RawInput(in, in::seek, length, conf.getLong(MAX_WINDOW, RawInput.MAX_WINDOW));
    }

    /**
     * The tasks.
     *
     * @param splitBytes largest range of a file in stored bytes, 0 to let the amount of text and the cores decide
     * @param cores how many tasks run at the same time
     */
    List<PgnPartition> tasks(long splitBytes, int cores) throws IOException {
        List<Found> files = new ArrayList<>(found.values());
        CorpusFormat[] formats = new CorpusFormat[files.size()];
        long text = 0;
        for (int i = 0; i < formats.length; i++) {
            FileStatus file = files.get(i).status();
            formats[i] = file.getLen() > (splitBytes > 0 ? splitBytes : MIN_SPLIT) ? format(file) : null;
            text += file.getLen() * (formats[i] == null ? 1 : formats[i].expansion());
        }
        long share = text / Math.max(1, (long) cores * TASKS_PER_CORE);
        long textPerTask = Math.max(MIN_SPLIT, Math.min(MAX_SPLIT, share));
        List<PgnPartition> tasks = new ArrayList<>();
        List<Piece> pack = new ArrayList<>();
        long packed = 0;
        for (int i = 0; i < formats.length; i++) {
            Found file = files.get(i);
            long length = file.status().getLen();
            int expansion = formats[i] == null ? 1 : formats[i].expansion();
            long range = splitBytes > 0 ? splitBytes : Math.max(1, textPerTask / expansion);
            if (formats[i] == null || !formats[i].splittable() || length <= range) {
                pack.add(piece(file, 0, length));
                packed += OPEN_COST + length * expansion;
            } else {
                // Ranges of equal size, the last one not smaller than the others.
                long n = (length + range - 1) / range;
                BlockLocation[] blocks = blocks(file.status());
                for (long k = 0; k < n; k++) {
                    Piece piece = piece(file, length * k / n, length * (k + 1) / n);
                    tasks.add(new PgnPartition(List.of(piece), hosts(blocks, piece)));
                }
            }
            if (packed >= textPerTask || pack.size() >= MAX_PIECES) {
                flush(pack, tasks);
                packed = 0;
            }
        }
        flush(pack, tasks);
        return tasks;
    }

    private void flush(List<Piece> pack, List<PgnPartition> tasks) throws IOException {
        if (!pack.isEmpty()) {
            Piece largest = pack.stream()
                    .max(Comparator.comparingLong(Piece::fileLength))
                    .orElseThrow();
            BlockLocation[] blocks = blocks(found.get(largest.path()).status());
            tasks.add(new PgnPartition(pack, hosts(blocks, largest)));
            pack.clear();
        }
    }

    private static Piece piece(Found file, long start, long end) {
        FileStatus status = file.status();
        return new Piece(file.path(), file.source(), status.getLen(), status.getModificationTime(), start, end);
    }

    /** Null when the file may not be read. */
    private CorpusFormat format(FileStatus file) throws IOException {
        try (RawInput in = open(file)) {
            byte[] head = new byte[CorpusFormat.HEAD];
            int n = in.readNBytes(head, 0, head.length);
            return CorpusFormat.detect(head, n);
        } catch (FileNotFoundException | AccessControlException | AccessDeniedException e) {
            // The task that is to read it makes a row of inputs of that.
            return null;
        }
    }

    private BlockLocation[] blocks(FileStatus file) throws IOException {
        BlockLocation[] blocks = file instanceof LocatedFileStatus located
                ? located.getBlockLocations()
                : file.getPath().getFileSystem(conf).getFileBlockLocations(file, 0, file.getLen());
        return blocks == null ? new BlockLocation[0] : blocks;
    }

    private static String[] hosts(BlockLocation[] blocks, Piece piece) throws IOException {
        for (BlockLocation block : blocks) {
            if (block.getOffset() + block.getLength() > piece.start()) {
                return Arrays.stream(block.getHosts())
                        .filter(host -> !host.equals("localhost"))
                        .toArray(String[]::new);
            }
        }
        return new String[0];
    }
}
