package org.pgnarbiter.pgn;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The tags that have a column of their own or that the audit judges by. */
public enum TagName {
    EVENT("Event"),
    SITE("Site"),
    DATE("Date"),
    EVENT_DATE("EventDate"),
    ROUND("Round"),
    WHITE("White"),
    BLACK("Black"),
    RESULT("Result"),
    WHITE_ELO("WhiteElo"),
    BLACK_ELO("BlackElo"),
    ECO("ECO"),
    OPENING("Opening"),
    TIME_CONTROL("TimeControl"),
    TERMINATION("Termination"),
    VARIANT("Variant"),
    FEN("FEN"),
    UTC_DATE("UTCDate"),
    // Judged by, without a column of their own:
    SET_UP("SetUp"),
    ANNOTATOR("Annotator"),
    LINK("Link"),
    LICHESS_URL("LichessURL"),
    GAME_DURATION("GameDuration"),
    WHITE_TYPE("WhiteType"),
    BLACK_TYPE("BlackType"),
    MODE("Mode"),
    TERMINATION_DETAILS("TerminationDetails"),
    SOURCE("Source"),
    GAME_URL("GameUrl"),
    BROADCAST_NAME("BroadcastName"),
    BROADCAST_URL("BroadcastURL"),
    STUDY_NAME("StudyName"),
    CHAPTER_NAME("ChapterName"),
    GAME_ID("GameId"),
    FICS_GAMES_DB_GAME_NO("FICSGamesDBGameNo");

    private static final TagName[] VALUES = values();
    /** A power of two, large enough for {@link #SLOTS} to be sparse. */
    private static final int SIZE = 256;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LOWER_CASE = 0x2020202020202020L;
    /** By hash of {@link #head}; open addressing. */
    private static final TagName[] SLOTS = new TagName[SIZE];

    static {
        for (TagName name : VALUES) {
            int slot = slot(name.head);
            while (SLOTS[slot] != null) {
                slot = slot + 1 & SIZE - 1;
            }
            SLOTS[slot] = name;
        }
    }

    private final String text;
    private final int length;
    /** As {@link #head(byte[], int, int)} finds it in a text. */
    private final long head;

    TagName(String text) {
        this.text = text;
        length = text.length();
        long letters = 0;
        for (int i = 0; i < Math.min(8, text.length()); i++) {
            letters |= (long) (text.charAt(i) | 0x20) << 8 * i;
        }
        head = letters;
    }

    /** The name as the PGN standard or its users spell it. */
    public String text() {
        return text;
    }

    /** Whether {@code games} has a column for this tag; the others appear in its map {@code tags}. */
    public boolean hasColumn() {
        return ordinal() <= FEN.ordinal();
    }

    /**
     * The tag with a name, in any case of letters; null when it is none of these. Eight bytes from {@code start} on must
     * be readable.
     */
    static TagName of(byte[] text, int start, int end) {
        int length = end - start;
        long head = head(text, start, length);
        int slot = slot(head);
        TagName name = SLOTS[slot];
        while (name != null) {
            if (name.head == head && name.length == length && (length <= 8 || name.matches(text, start))) {
                return name;
            }
            slot = slot + 1 & SIZE - 1;
            name = SLOTS[slot];
        }
        return null;
    }

    /** The first eight letters of a name, whatever their case; only letters differ from others in the case bit. */
    private static long head(byte[] text, int start, int length) {
        long word = (long) LONG.get(text, start) | LOWER_CASE;
        return length >= 8 ? word : word & (1L << 8 * length) - 1;
    }

    private static int slot(long head) {
        return (int) (head * 0x9E3779B97F4A7C15L >>> 56);
    }

    /** ChessBase and chess.com write {@code Fen} and {@code Setup}. */
    private boolean matches(byte[] name, int start) {
        for (int i = 0; i < length; i++) {
            if ((text.charAt(i) | 0x20) != (name[start + i] | 0x20)) {
                return false;
            }
        }
        return true;
    }
}
