package org.pgnarbiter.pgn;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;

/**
 * Cuts a split of a PGN file into the game texts that begin in it, by the rule of {@link GameBoundary}: the splits of a
 * file, whatever their sizes, yield every text once.
 *
 * <p>What lies before the first tag of a file is a text of its own if it holds anything but blanks: a note, or games
 * without tags. The first text of a file is the business of the split at its start.
 *
 * <p>Memory: a text is kept whole up to a limit. Of a longer one only the head is handed on, {@link GameText#tooLong()}
 * says so, and the rest is passed over without keeping it. The buffer therefore never grows much beyond that limit plus
 * {@link #LOOK_AHEAD}, however long a line, a game or a file may be.
 *
 * <p>One splitter serves one split and one thread.
 */
public final class GameSplitter implements Closeable {
    /** The largest game text that is kept whole, unless another limit is asked for: 16 MiB. */
    public static final int MAX_TEXT = 16 << 20;

    /** How far into a candidate's text the first brace is looked for: 1 MiB. */
    public static final int LOOK_AHEAD = 1 << 20;

    /** Room in the buffer at first, as most files of a folder may be small, and from the second read on. */
    private static final int FIRST_BUFFER = 1 << 13;

    private static final int BUFFER = 1 << 18;
    /** Bytes before the scanning position that stay in the buffer, to look at the end of a line. */
    private static final int BEHIND = 64;

    /** No read is for fewer bytes. */
    private static final int MIN_READ = 16;

    /** Plain games are looked for in this many bytes at least, if there are as many. */
    private static final int MIN_PLAIN = 1 << 14;

    private static final int NONE = -1;

    private enum Line {
        TAG,
        ORDINARY,
        PASSED_OVER
    }

    private final SplitStream in;
    private final boolean utf16;
    private final long origin;
    private final boolean fileStart;
    private final int maxText;
    private final GameText text = new GameText();

    private byte[] b = new byte[FIRST_BUFFER + GameText.PADDING];
    private int filled;
    /** Position in the stream of b[0]. */
    private long base;

    private boolean ended;
    private boolean done;
    /** Scanning position. */
    private int at;

    /** Start of the current text, NONE if there is none or only its head was kept. */
    private int start = NONE;
    /** The head of a text that is too long, null if the current text is not. */
    private byte[] head;

    private long headOffset;
    private long headStart;

    /** Start of a candidate about which nothing is decided yet, NONE if there is none. */
    private int candidate = NONE;

    private boolean candidateOwned;
    /** Where the text before the candidate ends. */
    private long endBeforeCandidate;

    /** Where the last line that is no blank ends, without its blanks. */
    private long solidEnd;

    /** Whether the line before is known: at the start of a file, or after the first line seen whole. */
    private boolean known;

    /** Whether nothing but blank lines came so far. */
    private boolean lineIsFirst = true;

    private boolean previousIsTag;
    private boolean afterBlankLine;
    /** Whether the line before belongs to the next split, and with it what starts now. */
    private boolean past;

    private boolean inLine;
    private Line line = Line.ORDINARY;
    private long lineStart;
    /** Position of the first byte of the line that is no blank. */
    private long lineText;

    /** UTF-16 only: the bytes of the original up to position {@link #counted}, from the origin on. */
    private long countedOriginal;

    private long counted;
    private long solidOriginal = -1;
    private long solidCounted = -1;

    private GameSplitter(SplitStream in, long origin, boolean fileStart, boolean utf16, int maxText) {
        this.in = in;
        this.origin = origin;
        this.fileStart = fileStart;
        this.utf16 = utf16;
        this.maxText = maxText;
        known = fileStart;
        text.utf16(utf16);
    }

    /**
     * A splitter for the part of a file that begins at byte {@code origin}.
     *
     * @param in the bytes from {@code origin} on
     * @param origin offset in the file, or in the text of the compressed block, at which {@code in} begins; offsets of
     *     texts count from the same point
     * @param fileStart whether {@code in} begins at the very start of the file
     * @param encoding of the file; a split that begins elsewhere has to look at the file's head for it
     * @param maxText the largest text kept whole, in bytes
     */
    public static GameSplitter of(SplitStream in, long origin, boolean fileStart, TextEncoding encoding, int maxText) {
        if (maxText < 1 || maxText > 1 << 30) {
            throw new IllegalArgumentException("maxText must be 1 to 2^30, not " + maxText);
        }
        if (encoding == TextEncoding.BYTES) {
            return new GameSplitter(in, origin, fileStart, false, maxText);
        }
        int skip = (int) (origin & 1);
        SplitStream utf8 = new Utf16Stream(in, encoding == TextEncoding.UTF_16BE, skip);
        return new GameSplitter(utf8, origin + skip, fileStart, true, maxText);
    }

    /** A splitter for a whole file; finds out the encoding by itself. */
    public static GameSplitter whole(InputStream in) throws IOException {
        byte[] head = in.readNBytes(TextEncoding.HEAD);
        InputStream all = new SequenceInputStream(new ByteArrayInputStream(head), in);
        return of(SplitStream.whole(all), 0, true, TextEncoding.detect(head, head.length), MAX_TEXT);
    }

    /** Whether any line in the head of a file begins as a tag does: the sign of PGN, whatever the file is called. */
    public static boolean hasTag(byte[] head) throws IOException {
        TextEncoding encoding = TextEncoding.detect(head, head.length);
        SplitStream all = SplitStream.whole(new ByteArrayInputStream(head));
        SplitStream utf8 =
                encoding == TextEncoding.BYTES ? all : new Utf16Stream(all, encoding == TextEncoding.UTF_16BE, 0);
        byte[] b = new byte[2 * head.length + GameText.PADDING];
        int end = 0;
        for (int n; (n = utf8.read(b, end, b.length - GameText.PADDING / 2 - end)) > 0; ) {
            end += n;
        }
        for (int at = 0; at < end; at = LineScan.lineEnd(b, at, end) + 1) {
            while (at < end && (GameBoundary.isBlank(b[at]) || GameBoundary.isByteOrderMark(b, at, end))) {
                at += b[at] < 0 ? 3 : 1;
            }
            if (GameBoundary.isTag(b, at, end)) {
                return true;
            }
        }
        return false;
    }

    /** Moves to the next text; false when the split has no more. */
    public boolean next() throws IOException {
        if (!known && !done && base + at == 0 && !toFirstLine()) {
            done = true;
        }
        while (!done) {
            if (inLine ? restOfLine() : newLine()) {
                return true;
            }
        }
        return false;
    }

    /**
     * Passes over texts that come next for as long as each is certainly exactly one game, much faster than {@link #next()}
     * moves over them, but not over many at once. The text moved to last is no longer there then.
     *
     * @return how many texts, and so games, were passed over; 0 says nothing of what comes
     */
    public int passPlainGames() throws IOException {
        if (done || start == NONE || base + start >= in.ownedEnd()) {
            return 0;
        }
        if (filled - start < MIN_PLAIN) {
            fill();
        }
        return start == NONE ? 0 : passPlainGamesOfBuffer();
    }

    private int passPlainGamesOfBuffer() {
        byte[] bytes = b;
        int end = filled;
        // What starts up to there is this split's, as then all lines before it are.
        long owned = in.ownedEnd() - base;
        int games = 0;
        int current = start;
        int next = PlainGame.end(bytes, current, end);
        while (next <= owned && isTag(bytes, next, end) && next - current <= maxText) {
            // A text starts there unless its own first brace is one that closes: it has to be plain too, up to a tag.
            int third = PlainGame.end(bytes, next, end);
            if (!isTag(bytes, third, end)) {
                break;
            }
            games++;
            current = next;
            next = third;
        }
        if (games > 0) {
            goBackTo(current);
        }
        return games;
    }

    private static boolean isTag(byte[] bytes, int i, int end) {
        return i >= 0 && GameBoundary.isTag(bytes, i, end);
    }

    /** Goes back to the first tag line of a text that certainly starts there and is this split's. */
    private void goBackTo(int tag) {
        start = tag;
        at = tag;
        candidate = NONE;
        lineStart = base + tag;
        lineText = base + tag;
        line = Line.TAG;
        inLine = true;
        solidEnd = base + tag;
        afterBlankLine = false;
    }

    /** The text {@link #next()} moved to; the same object every time. */
    public GameText text() {
        return text;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /** Passes over the line in which the split begins; false if no line end is in its own part. */
    private boolean toFirstLine() throws IOException {
        while (true) {
            at = LineScan.lineEnd(b, at, filled);
            if (at < filled) {
                // The two bytes of CR LF are one line end, which stands where its LF does.
                boolean crlf = b[at] == '\r' && ensure(2) && b[at + 1] == '\n';
                at += crlf ? 2 : 1;
                return base + at - 1 < in.ownedEnd();
            }
            if (base + at >= in.ownedEnd() || !fill()) {
                return false;
            }
        }
    }

    /** Takes up the line at {@code at}; true if that completed a text. */
    private boolean newLine() throws IOException {
        easyLines();
        if (done) {
            return false;
        }
        lineStart = base + at;
        while (true) {
            if (at >= filled && !fill()) {
                return finish();
            }
            byte c = b[at];
            if (c > ' ') {
                break;
            }
            if (c == '\n' || c == '\r') {
                afterBlankLine = true;
                passLineEnd();
                return false;
            }
            if (c < 0) {
                if (c != (byte) 0xEF || !ensure(3) || !GameBoundary.isByteOrderMark(b, at, filled)) {
                    break;
                }
                at += 2;
            }
            at++;
        }
        lineText = base + at;
        inLine = true;
        byte c = b[at];
        if (c == ';' || c == '%' && lineText == lineStart) {
            line = Line.PASSED_OVER;
            startLeadingText();
            return false;
        }
        boolean tag = c == '[' && isTag();
        line = tag ? Line.TAG : Line.ORDINARY;
        boolean starts = tag && known && (!previousIsTag || afterBlankLine && GameBoundary.isEvent(b, at, filled));
        boolean owned = !past;
        past |= lineStart > in.ownedEnd();
        known = true;
        afterBlankLine = false;
        if (!starts) {
            startLeadingText();
            return false;
        }
        if (fileStart && !hasText() && candidate == NONE && lineIsFirst) {
            lineIsFirst = false;
            start = at;
            return false;
        }
        boolean complete = candidate != NONE && acceptCandidate();
        if (!done && (owned || hasText())) {
            candidate = at;
            candidateOwned = owned;
            endBeforeCandidate = solidEnd;
        } else if (!hasText()) {
            done = true;
        }
        return complete;
    }

    /**
     * Passes over lines that decide nothing and lie in the buffer with their ends: moves and comments up to the first
     * brace a candidate waits for, tags after a tag. It does in a tight loop what {@link #newLine()} and {@link
     * #restOfLine()} do line by line.
     */
    private void easyLines() {
        if (lineIsFirst || !known) {
            return;
        }
        byte[] bytes = b;
        int end = filled - 1;
        int i = at;
        int last = NONE;
        int lastEnd = NONE;
        boolean waits = candidate != NONE;
        boolean tag = previousIsTag && !afterBlankLine;
        while (i < end) {
            byte c = bytes[i];
            int e;
            if (c > ' ' && c != '[' && c != ';' && c != '%') {
                e = waits ? LineScan.lineEndOrBrace(bytes, i, end) : LineScan.lineEnd(bytes, i, end);
                if (e == end || bytes[e] > ' ' || waits && e - candidate >= LOOK_AHEAD) {
                    break;
                }
                tag = false;
            } else if (c == '[' && tag && end - i > GameBoundary.MAX_TAG_HEAD) {
                int quote = GameBoundary.quote(bytes, i, end);
                e = quote < 0 ? end : LineScan.lineEnd(bytes, quote, end);
                if (e == end || waits && (bytes[e - 1] != ']' || e - candidate >= LOOK_AHEAD)) {
                    break;
                }
            } else {
                break;
            }
            last = i;
            lastEnd = e;
            i = bytes[e] == '\r' && bytes[e + 1] == '\n' ? e + 2 : e + 1;
        }
        if (last == NONE) {
            return;
        }
        afterBlankLine = false;
        past |= base + last > in.ownedEnd();
        done = past && !waits && !hasText();
        line = tag ? Line.TAG : Line.ORDINARY;
        lineText = base + last;
        endOfLineAt(lastEnd);
        at = i;
    }

    private void startLeadingText() {
        if (fileStart && lineIsFirst) {
            start = at;
        }
        lineIsFirst = false;
        if (past && !hasText() && candidate == NONE) {
            done = true;
        }
    }

    private boolean isTag() throws IOException {
        ensure(GameBoundary.MAX_TAG_HEAD);
        return GameBoundary.isTag(b, at, filled);
    }

    /** Goes on in the current line, to its end or to a decision about the candidate. */
    private boolean restOfLine() throws IOException {
        boolean braces = candidate != NONE && line == Line.ORDINARY;
        while (true) {
            at = braces ? LineScan.lineEndOrBrace(b, at, filled) : LineScan.lineEnd(b, at, filled);
            if (candidate != NONE && at - candidate >= LOOK_AHEAD) {
                return acceptCandidate();
            }
            if (at < filled) {
                break;
            }
            if (!fill()) {
                break;
            }
        }
        byte c = at < filled ? b[at] : 0;
        if (c == '{' || c == '}') {
            return decide(c);
        }
        if (candidate != NONE && line == Line.TAG) {
            byte brace = GameBoundary.braceAfterTag(b, (int) (lineText - base), at);
            if (brace != 0 && decide(brace)) {
                return true;
            }
        }
        endLine();
        return false;
    }

    private boolean decide(byte firstBrace) {
        if (firstBrace == '{') {
            return acceptCandidate();
        }
        candidate = NONE;
        if (past && !hasText()) {
            done = true;
        }
        return false;
    }

    /** The line ends at {@code at}, which is a line end or the end of the text. */
    private void endLine() throws IOException {
        endOfLineAt(at);
        inLine = false;
        if (at < filled) {
            passLineEnd();
        }
    }

    private void endOfLineAt(int lineEnd) {
        int from = (int) Math.max(lineText - base, Math.max(0, lineEnd - BEHIND));
        int end = lineEnd;
        while (end > from && GameBoundary.isBlank(b[end - 1])) {
            end--;
        }
        solidEnd = base + end;
        if (line != Line.PASSED_OVER) {
            previousIsTag = line == Line.TAG || GameBoundary.endsLikeTag(b, from, end);
        }
    }

    private void passLineEnd() throws IOException {
        boolean crlf = b[at] == '\r' && ensure(2) && b[at + 1] == '\n';
        at += crlf ? 2 : 1;
    }

    /** The end of the input, or of what a damaged input yields. */
    private boolean finish() {
        if (candidate != NONE && acceptCandidate()) {
            return true;
        }
        if (done) {
            return false;
        }
        done = true;
        return hasText() && emit(solidEnd);
    }

    private boolean hasText() {
        return start != NONE || head != null;
    }

    /** The candidate is a game start: completes the text before it, if there is one. */
    private boolean acceptCandidate() {
        boolean complete = hasText() && emit(endBeforeCandidate);
        start = candidateOwned ? candidate : NONE;
        done = !candidateOwned;
        candidate = NONE;
        return complete;
    }

    private boolean emit(long end) {
        if (head != null) {
            long length = end - headStart;
            int kept = (int) Math.min(length, maxText);
            text.set(head, 0, kept, headOffset, original(end) - (headOffset - origin), length > maxText);
            head = null;
            return true;
        }
        long first = base + start;
        long from = original(first);
        if (end - first > maxText) {
            // Without what comes next in the buffer, which depends on how much was read at once.
            byte[] kept = Arrays.copyOfRange(b, start, start + maxText + GameText.PADDING);
            Arrays.fill(kept, maxText, kept.length, (byte) 0);
            text.set(kept, 0, maxText, origin + from, original(end) - from, true);
        } else {
            text.set(b, start, (int) (end - base), origin + from, original(end) - from, false);
        }
        return true;
    }

    /** Bytes of the original before a position of the stream. */
    private long original(long position) {
        if (!utf16) {
            return position;
        }
        if (position == solidCounted) {
            return solidOriginal;
        }
        return countedOriginal + Utf16Stream.originalLength(b, (int) (counted - base), (int) (position - base));
    }

    /** UTF-16 only: counts what is about to leave the buffer, as nobody can count it later. */
    private void countUpTo(long position) {
        long end = candidate != NONE ? endBeforeCandidate : solidEnd;
        if (end >= counted && end < position) {
            solidOriginal = original(end);
            solidCounted = end;
        }
        countedOriginal = original(position);
        counted = position;
    }

    /** Makes {@code n} bytes available from {@code at} on; false if the text ends before. */
    private boolean ensure(int n) throws IOException {
        while (filled - at < n) {
            if (!fill()) {
                return false;
            }
        }
        return true;
    }

    /** Reads on, making room first; what is still needed may move within the buffer. False at the end of the text. */
    private boolean fill() throws IOException {
        if (ended) {
            return false;
        }
        int needed = candidate != NONE ? candidate : at;
        if (start != NONE && needed - start > maxText) {
            headOffset = origin + original(base + start);
            headStart = base + start;
            head = new byte[maxText + GameText.PADDING];
            System.arraycopy(b, start, head, 0, maxText);
            start = NONE;
        }
        int room = b.length - GameText.PADDING;
        if (filled > room - MIN_READ) {
            int keep = Math.max(0, Math.min(needed, at - BEHIND));
            keep = start == NONE ? keep : Math.min(keep, start);
            if (keep > 0) {
                if (utf16) {
                    // Between characters: the byte kept first must not continue one.
                    while (keep > 0 && (b[keep] & 0xC0) == 0x80) {
                        keep--;
                    }
                    countUpTo(base + keep);
                }
                shift(keep);
            }
            if (room < BUFFER || filled > room / 4 * 3) {
                room = Math.max(BUFFER, 2 * room);
                b = Arrays.copyOf(b, room + GameText.PADDING);
            }
        }
        int n = in.read(b, filled, room - filled);
        if (n < 0) {
            ended = true;
            n = 0;
        }
        filled += n;
        Arrays.fill(b, filled, filled + GameText.PADDING, (byte) 0);
        return n > 0;
    }

    private void shift(int by) {
        System.arraycopy(b, by, b, 0, filled - by);
        base += by;
        filled -= by;
        at -= by;
        start = start == NONE ? NONE : start - by;
        candidate = candidate == NONE ? NONE : candidate - by;
    }
}
