package org.pgnarbiter.pgn;

import java.util.Arrays;

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
    /** By length of the name, so that a look-up compares few candidates. */
    private static final TagName[][] BY_LENGTH = new TagName[32][];

    static {
        for (int length = 0; length < BY_LENGTH.length; length++) {
            int wanted = length;
            BY_LENGTH[length] = Arrays.stream(VALUES)
                    .filter(name -> name.text.length() == wanted)
                    .toArray(TagName[]::new);
        }
    }

    private final String text;

    TagName(String text) {
        this.text = text;
    }

    /** The name as the PGN standard or its users spell it. */
    public String text() {
        return text;
    }

    /** Whether {@code games} has a column for this tag; the others appear in its map {@code tags}. */
    public boolean hasColumn() {
        return ordinal() <= FEN.ordinal();
    }

    /** The tag with a name, in any case of letters; null when it is none of these. */
    static TagName of(byte[] text, int start, int end) {
        int length = end - start;
        if (length >= BY_LENGTH.length) {
            return null;
        }
        for (TagName name : BY_LENGTH[length]) {
            if (matches(name.text, text, start)) {
                return name;
            }
        }
        return null;
    }

    private static boolean matches(String name, byte[] text, int start) {
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) != text[start + i]) {
                return equalsIgnoringCase(name, text, start);
            }
        }
        return true;
    }

    /** ChessBase and chess.com write {@code Fen} and {@code Setup}. */
    private static boolean equalsIgnoringCase(String name, byte[] text, int start) {
        for (int i = 0; i < name.length(); i++) {
            int c = text[start + i];
            if (name.charAt(i) != c && !((name.charAt(i) ^ c) == 0x20 && (c | 0x20) >= 'a' && (c | 0x20) <= 'z')) {
                return false;
            }
        }
        return true;
    }
}
