package org.pgnarbiter.board;

import java.util.EnumSet;
import java.util.Set;

/**
 * Reads one move in any spelling that names exactly one legal move: the slow path after {@link San}. Nothing is guessed:
 * a text that fits no legal move is illegal, one that fits several is ambiguous.
 *
 * <p>Reused, not thread safe: the answers are those of the last {@link #read}.
 */
public final class LenientSan {
    /** What came of a text. */
    public enum Outcome {
        /** It names exactly one legal move. */
        LEGAL,
        /** It is a move in form, but no legal move fits. */
        ILLEGAL,
        /** Several legal moves fit. */
        AMBIGUOUS,
        /** It has not the form of a move. */
        MALFORMED,
        /** It passes the turn: {@code --}, {@code Z0}, {@code 0000}. There is no such move (Laws 1.3, 3.10). */
        NULL_MOVE,
        /** It drops a man from the hand: Crazyhouse or Bughouse. */
        DROP
    }

    private static final String FIGURINES = "\u2654\u2655\u2656\u2657\u2658\u2659\u265A\u265B\u265C\u265D\u265E\u265F";
    private static final String FIGURINE_LETTERS = "KQRBNPKQRBNP";
    private static final String MARKS = "+#!?\u2020\u2021\u203C\u2047\u2048\u2049";
    /** Cyrillic and Greek letters that look like letters of coordinates, of castling and of the capture sign. */
    private static final String LOOK_ALIKES = "\u0430\u0441\u0435\u0425\u0445\u0501\u04BB";

    private static final String LOOK_ALIKE_OF = "acexxdh";
    /** Cyrillic and Greek letters that look like the O of castling; in some languages they are piece letters too. */
    private static final String ROUND_LETTERS = "\u041E\u043E\u039F\u03BF";

    private final LegalMoves legalMoves;
    private final int[] legal = new int[Position.MAX_MOVES];
    private final EnumSet<SanSpelling> spellings = EnumSet.noneOf(SanSpelling.class);
    private int move;
    private boolean mateMark;
    private boolean checkMark;

    /** Reads moves that are legal by our board. */
    public LenientSan() {
        this(Position::legalMoves);
    }

    /** Reads moves that are legal in somebody's opinion. */
    public LenientSan(LegalMoves legalMoves) {
        this.legalMoves = legalMoves;
    }

    /** The packed move of the last reading, if it was legal. */
    public int move() {
        return move;
    }

    /** How the last legal reading was spelled, other than exactly. Valid until the next reading. */
    public Set<SanSpelling> spellings() {
        return spellings;
    }

    /** Whether the last text carried a mate sign. */
    public boolean hasMateMark() {
        return mateMark;
    }

    /** Whether the last text carried a check sign (one or two crosses). */
    public boolean hasCheckMark() {
        return checkMark;
    }

    /**
     * Reads a move.
     *
     * @param text the word as it stands in the movetext, marks included
     * @param position the position before the move; unchanged
     */
    public Outcome read(String text, Position position, PieceLetters letters) {
        spellings.clear();
        move = Moves.NONE;
        mateMark = false;
        checkMark = false;
        String word = stripMarks(normalize(text));
        if (word.isEmpty()) {
            return Outcome.MALFORMED;
        }
        if (isNullMove(word)) {
            return Outcome.NULL_MOVE;
        }
        if (word.indexOf('@') >= 0) {
            return Outcome.DROP;
        }
        String castling = word.replace("-", "");
        if (castling.matches("[Oo0]{2,3}")) {
            return castling(word, castling.length() == 3, position);
        }
        Outcome outcome = pieceOrPawn(word, position, letters);
        String lower = outcome == Outcome.MALFORMED ? lowerCaseFiles(word) : word;
        if (!lower.equals(word)) {
            spellings.add(SanSpelling.MOVE_SPELLING);
            return pieceOrPawn(lower, position, letters);
        }
        return outcome;
    }

    /** {@code NF3} and {@code E2E4}: a capital file before a rank, where that is not the letter of a piece. */
    private static String lowerCaseFiles(String word) {
        StringBuilder out = new StringBuilder(word);
        for (int i = 0; i + 1 < word.length(); i++) {
            char c = word.charAt(i);
            if (c >= 'A' && c <= 'H' && word.charAt(i + 1) >= '1' && word.charAt(i + 1) <= '8') {
                out.setCharAt(i, Character.toLowerCase(c));
            }
        }
        return out.toString();
    }

    private static boolean isNullMove(String word) {
        return word.equals("--")
                || word.equals("Z0")
                || word.equals("0000")
                || word.equals("@@@@")
                || word.equals("<>")
                || word.equalsIgnoreCase("null")
                || word.equalsIgnoreCase("pass");
    }

    private String normalize(String text) {
        StringBuilder out = new StringBuilder(text.length());
        boolean castling = isCastlingShaped(text);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int figurine = FIGURINES.indexOf(c);
            int alike = LOOK_ALIKES.indexOf(c);
            if (figurine >= 0) {
                out.append(FIGURINE_LETTERS.charAt(figurine));
                spellings.add(SanSpelling.FIGURINE);
            } else if (castling && ROUND_LETTERS.indexOf(c) >= 0) {
                out.append('O');
                spellings.add(SanSpelling.HOMOGLYPH);
            } else if (alike >= 0) {
                out.append(LOOK_ALIKE_OF.charAt(alike));
                spellings.add(SanSpelling.HOMOGLYPH);
            } else if (c == '\u2013' || c == '\u2014' || c == '\u2212' || c == '\u2010') {
                out.append('-');
                if (!castling || text.indexOf('0') < 0) {
                    spellings.add(SanSpelling.MOVE_SPELLING);
                }
            } else if (c == '\u00D7' || c == ':') {
                out.append('x');
                spellings.add(SanSpelling.MOVE_SPELLING);
            } else if (c != '\uFE0E' && c != '\uFE0F') {
                out.append(c);
            } else if (i == 0 || FIGURINES.indexOf(text.charAt(i - 1)) < 0) {
                spellings.add(SanSpelling.MOVE_SPELLING);
            }
        }
        return out.toString();
    }

    private static boolean isCastlingShaped(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ("Oo0-\u2013\u2014\u2212\u2010".indexOf(c) < 0 && ROUND_LETTERS.indexOf(c) < 0 && MARKS.indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    private String stripMarks(String text) {
        int end = text.length();
        while (end > 0) {
            char c = text.charAt(end - 1);
            if (MARKS.indexOf(c) >= 0) {
                mateMark |= c == '#' || c == '\u2021';
                checkMark |= c == '+' || c == '\u2020';
                if (c > 127) {
                    spellings.add(SanSpelling.MOVE_SPELLING);
                }
                end--;
            } else if (c == ',') {
                spellings.add(SanSpelling.MOVE_SPELLING);
                end--;
            } else if (c == '.' && !endsWith(text, end, "e.p.")) {
                end--;
            } else if (endsWith(text, end, "e.p.") || endsWith(text, end, "ep") && end > 4) {
                end -= endsWith(text, end, "e.p.") ? 4 : 2;
                spellings.add(SanSpelling.EN_PASSANT_SUFFIX);
            } else {
                break;
            }
        }
        return text.substring(0, end);
    }

    private static boolean endsWith(String text, int end, String suffix) {
        return text.startsWith(suffix, end - suffix.length());
    }

    private Outcome castling(String word, boolean queenSide, Position position) {
        int found = Moves.NONE;
        int count = legalMoves.of(position, legal);
        for (int i = 0; i < count; i++) {
            if (Moves.kind(legal[i]) == Moves.CASTLING && Moves.to(legal[i]) < Moves.from(legal[i]) == queenSide) {
                found = legal[i];
            }
        }
        if (found == Moves.NONE) {
            return Outcome.ILLEGAL;
        }
        if (word.indexOf('0') >= 0) {
            spellings.add(SanSpelling.ZERO_CASTLING);
        } else if (!word.equals(queenSide ? "O-O-O" : "O-O")) {
            spellings.add(SanSpelling.MOVE_SPELLING);
        }
        move = found;
        return Outcome.LEGAL;
    }

    // ---------------------------------------------------------------- the parts of a move

    private int roles;
    private int fromFile;
    private int fromRank;
    private int toFile;
    private int toRank;
    private int promotion;
    private boolean captureSign;
    private boolean dash;

    private Outcome pieceOrPawn(String word, Position position, PieceLetters letters) {
        roles = 0;
        int at = pieceLetter(word, letters);
        if (roles == 0 && at == 0 && word.charAt(0) == 'P' && word.length() > 2) {
            roles = 1 << Position.PAWN;
            spellings.add(SanSpelling.PAWN_LETTER);
            at = 1;
        } else if (roles == 0 && "nrqk".indexOf(word.charAt(0)) >= 0) {
            roles = 1 << "pnbrqk".indexOf(word.charAt(0));
            spellings.add(SanSpelling.LOWER_CASE_PIECE);
            at = 1;
        }
        boolean named = roles != 0;
        if (!squares(word.substring(at), letters)) {
            return Outcome.MALFORMED;
        }
        boolean coordinates = !named && fromFile >= 0 && fromRank >= 0;
        if (!named) {
            roles = coordinates ? 63 : 1 << Position.PAWN;
        }
        if (toRank < 0 && (named || fromFile < 0)) {
            return Outcome.MALFORMED;
        }
        return choose(position, coordinates, named);
    }

    /** Length of the piece letter at the start of the word; sets {@code roles}. */
    private int pieceLetter(String word, PieceLetters letters) {
        int longest = 0;
        for (int role = Position.KNIGHT; role <= Position.KING; role++) {
            for (String letter : letters.of(role)) {
                if (word.startsWith(letter) && letter.length() >= longest) {
                    roles = letter.length() > longest ? 1 << role : roles | 1 << role;
                    longest = letter.length();
                }
            }
        }
        if (longest > 0 && !letters.isEnglish()) {
            spellings.add(SanSpelling.FOREIGN_LETTERS);
        }
        return longest;
    }

    /** Reads {@code [file][rank][sign]file rank[promotion]}; {@code file[sign]file} too, for a pawn's capture. */
    private boolean squares(String text, PieceLetters letters) {
        fromFile = -1;
        fromRank = -1;
        toFile = -1;
        toRank = -1;
        promotion = 0;
        captureSign = false;
        dash = false;
        int signAt = -1;
        int[] parts = new int[4];
        int count = 0;
        int i = 0;
        for (; i < text.length() && count < 4; i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'h') {
                parts[count++] = c - 'a';
            } else if (c >= '1' && c <= '8') {
                parts[count++] = 8 + c - '1';
            } else if ((c == 'x' || c == 'X' || c == '-') && signAt < 0) {
                signAt = count;
                captureSign = c != '-';
                dash = c == '-';
                if (c == 'X') {
                    spellings.add(SanSpelling.MOVE_SPELLING);
                }
            } else {
                break;
            }
        }
        if (signAt == count && count > 0) {
            // A capture sign at the end: "Nf3x" says nothing more.
            return false;
        }
        if (!assign(parts, count, signAt)) {
            return false;
        }
        return promotion(text.substring(i), letters);
    }

    private boolean assign(int[] parts, int count, int signAt) {
        boolean[] isRank = new boolean[4];
        for (int i = 0; i < count; i++) {
            isRank[i] = parts[i] >= 8;
            parts[i] &= 7;
        }
        if (count == 2 && !isRank[0] && isRank[1]) {
            toFile = parts[0];
            toRank = parts[1];
        } else if (count == 2 && !isRank[0] && !isRank[1]) {
            fromFile = parts[0];
            toFile = parts[1];
        } else if (count == 3 && !isRank[1] && isRank[2]) {
            if (isRank[0]) {
                fromRank = parts[0];
            } else {
                fromFile = parts[0];
            }
            toFile = parts[1];
            toRank = parts[2];
        } else if (count == 4 && !isRank[0] && isRank[1] && !isRank[2] && isRank[3]) {
            fromFile = parts[0];
            fromRank = parts[1];
            toFile = parts[2];
            toRank = parts[3];
        } else {
            return false;
        }
        int before = count - (toRank < 0 ? 1 : 2);
        return signAt < 0 || signAt == before;
    }

    private boolean promotion(String text, PieceLetters letters) {
        if (text.isEmpty()) {
            return true;
        }
        String letter = text;
        if (letter.startsWith("=") || letter.startsWith("/")) {
            letter = letter.substring(1);
        }
        if (letter.startsWith("(") && letter.endsWith(")")) {
            letter = letter.substring(1, letter.length() - 1);
        }
        if (letter.startsWith("=")) {
            letter = letter.substring(1);
        }
        if (letter.isEmpty()) {
            return false;
        }
        boolean exact = text.equals("=" + letter) && letter.length() == 1 && "NBRQ".contains(letter);
        for (int role = Position.KNIGHT; role <= Position.QUEEN; role++) {
            for (String candidate : letters.of(role)) {
                if (letter.equalsIgnoreCase(candidate)) {
                    promotion = role;
                }
            }
        }
        if (promotion == 0 && !letters.isEnglish() && letter.length() == 1) {
            // UCI writes English letters in every language.
            promotion = Math.max(0, "pnbrq".indexOf(letter.charAt(0)));
        }
        if (!exact) {
            spellings.add(SanSpelling.PROMOTION_SPELLING);
        }
        return promotion > 0;
    }

    // ---------------------------------------------------------------- the legal move it names

    private Outcome choose(Position position, boolean coordinates, boolean named) {
        int count = legalMoves.of(position, legal);
        int found = Moves.NONE;
        int castling = Moves.NONE;
        boolean several = false;
        for (int i = 0; i < count; i++) {
            int candidate = legal[i];
            int from = Moves.from(candidate);
            int role = position.pieceAt(from) % 6;
            if ((roles >> role & 1) == 0
                    || fromFile >= 0 && (from & 7) != fromFile
                    || fromRank >= 0 && from >> 3 != fromRank) {
                continue;
            }
            if (Moves.kind(candidate) == Moves.CASTLING) {
                if (isCastlingByKing(candidate, coordinates)) {
                    castling = candidate;
                }
                continue;
            }
            int to = Moves.to(candidate);
            if ((to & 7) != toFile || toRank >= 0 && to >> 3 != toRank) {
                continue;
            }
            if (toRank < 0 && !isCapture(position, candidate)) {
                continue;
            }
            if (Moves.promotion(candidate) != promotion && (Moves.promotion(candidate) == 0 || promotion != 0)) {
                continue;
            }
            several |= found != Moves.NONE;
            found = candidate;
        }
        if (several) {
            return Outcome.AMBIGUOUS;
        }
        if (found == Moves.NONE && castling != Moves.NONE) {
            spellings.add(coordinates ? SanSpelling.COORDINATES : SanSpelling.CASTLING_AS_KING_MOVE);
            move = castling;
            return Outcome.LEGAL;
        }
        if (found == Moves.NONE) {
            return Outcome.ILLEGAL;
        }
        if (Moves.promotion(found) != promotion) {
            // One move left because only one promotion is legal cannot happen: a promotion must be named.
            return Outcome.AMBIGUOUS;
        }
        move = found;
        describe(position, coordinates, named);
        return Outcome.LEGAL;
    }

    private boolean isCastlingByKing(int candidate, boolean coordinates) {
        if (toRank != Moves.from(candidate) >> 3 || promotion != 0) {
            return false;
        }
        int arrival = Moves.arrival(candidate) & 7;
        boolean twoFiles = toFile == arrival && Math.abs(arrival - (Moves.from(candidate) & 7)) >= 2;
        return twoFiles || coordinates && toFile == (Moves.to(candidate) & 7);
    }

    private static boolean isCapture(Position position, int candidate) {
        return position.pieceAt(Moves.to(candidate)) >= 0 || Moves.kind(candidate) == Moves.EN_PASSANT;
    }

    private void describe(Position position, boolean coordinates, boolean named) {
        boolean capture = isCapture(position, move);
        if (coordinates && (dash || captureSign)) {
            spellings.add(SanSpelling.LONG_ALGEBRAIC);
            return;
        }
        if (coordinates) {
            // UCI writes promotions so.
            spellings.remove(SanSpelling.PROMOTION_SPELLING);
            spellings.add(SanSpelling.COORDINATES);
            return;
        }
        if (captureSign && !capture) {
            spellings.add(SanSpelling.SPURIOUS_CAPTURE_SIGN);
        }
        if (!captureSign && capture) {
            spellings.add(SanSpelling.MISSING_CAPTURE_SIGN);
        }
        if (dash || fromFile >= 0 && fromRank >= 0) {
            String exact = San.write(position, move);
            boolean needed =
                    !dash && exact.length() > 4 && exact.startsWith("" + (char) ('a' + fromFile) + (1 + fromRank), 1);
            if (!needed) {
                spellings.add(SanSpelling.LONG_ALGEBRAIC);
            }
        } else if (named && (fromFile >= 0 || fromRank >= 0) && !spellings.contains(SanSpelling.PAWN_LETTER)) {
            String exact = San.write(position, move);
            char given = fromFile >= 0 ? (char) ('a' + fromFile) : (char) ('1' + fromRank);
            boolean needed = exact.length() > 3 && exact.charAt(1) == given && !isSquareAt(exact, 1);
            if (!needed) {
                spellings.add(SanSpelling.OVER_DISAMBIGUATED);
            }
        }
        boolean pawn = !named || spellings.contains(SanSpelling.PAWN_LETTER);
        if (pawn && (fromRank >= 0 && fromFile < 0 || fromFile >= 0 && fromRank < 0 && !capture)) {
            spellings.add(SanSpelling.OVER_DISAMBIGUATED);
        }
        if (toRank < 0 || pawn && captureSign && fromFile < 0) {
            spellings.add(SanSpelling.MOVE_SPELLING);
        }
    }

    private static boolean isSquareAt(String exact, int at) {
        char next = exact.charAt(at + 1);
        return next >= '1'
                && next <= '8'
                && (exact.length() == at + 2 || !Character.isLetterOrDigit(exact.charAt(at + 2)));
    }
}
