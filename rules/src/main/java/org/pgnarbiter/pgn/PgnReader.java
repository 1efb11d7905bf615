package org.pgnarbiter.pgn;

/*
 * This class contains ugly, performance optimized code: be warned.
 */
/**
 * Reads games from text: one forgiving, iterative pass over the bytes, for tags, comments, variations, annotation and
 * result. It never throws for what is in the text; what it had to forgive is counted in {@link PgnGame#problems}. It
 * knows nothing of chess: moves go to a {@link MoveSink} as byte ranges.
 *
 * <p>The buffer must be readable, and hold nothing that matters, for {@link GameText#PADDING} bytes after the text.
 */
public final class PgnReader {
    private static final int BLANK = 0;
    private static final int DIGIT = 1;
    private static final int MOVE = 2;
    private static final int OPEN_BRACE = 3;
    private static final int OPEN_PARENTHESIS = 4;
    private static final int NAG = 5;
    private static final int SEMICOLON = 6;
    private static final int STAR = 7;
    private static final int OPEN_BRACKET = 8;
    private static final int PERCENT = 9;
    private static final int SYMBOL = 10;
    private static final int DOT = 11;
    private static final int CLOSER = 12;
    private static final int CONTROL = 13;
    private static final int HIGH = 14;

    /** No comment that is but a clock, with an evaluation or a time stamp, is longer. */
    private static final int LONGEST_CLOCK = 34;

    private static final byte[] CLASS = new byte[256];
    /** Second bytes that only moves have: no mark of a novelty and no {@code ep}. */
    private static final boolean[] MOVE_GOES_ON = new boolean[256];

    static {
        for (int c = 0; c < 256; c++) {
            CLASS[c] = (byte) classOf(c);
        }
        for (char c : "12345678abcdefghx-".toCharArray()) {
            MOVE_GOES_ON[c] = true;
        }
    }

    private int at;
    /** Who made the last move of the run of plain moves read last: 0 or 1. */
    private int lastMover;

    private static int classOf(int c) {
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == 0x0B) {
            return BLANK;
        }
        if (c < ' ' || c == 127) {
            return CONTROL;
        }
        if (c > 127) {
            return HIGH;
        }
        if (c >= '0' && c <= '9') {
            return DIGIT;
        }
        if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '@') {
            return MOVE;
        }
        switch (c) {
            case '{':
                return OPEN_BRACE;
            case '(':
                return OPEN_PARENTHESIS;
            case '$':
                return NAG;
            case ';':
                return SEMICOLON;
            case '*':
                return STAR;
            case '[':
                return OPEN_BRACKET;
            case '%':
                return PERCENT;
            case '.':
                return DOT;
            case '}':
            case ')':
            case ']':
                return CLOSER;
            default:
                return SYMBOL;
        }
    }

    /**
     * Reads the first game of {@code [start, end)}.
     *
     * @param game filled with what was read; valid until it is used again
     * @return where the rest of the text begins ({@code end} when nothing is left), or -1 when the text holds no game
     */
    public int read(byte[] text, int start, int end, MoveSink moves, PgnGame game) {
        int next = start;
        while (true) {
            int first = Filler.skipBlank(text, next, end);
            if (first >= end) {
                return -1;
            }
            next = readOne(text, first, end, moves, game);
            if (game.hasTags()
                    || game.resultText() != null
                    || game.count(PgnProblem.BAD_TAG) > 0
                    || game.sawMove && MoveForm.inAnyWord(text, game.moveTextStart, game.end)) {
                return next;
            }
            // Comments, escaped lines and prose at the head of a file are no game.
        }
    }

    private int readOne(byte[] text, int first, int end, MoveSink moves, PgnGame game) {
        game.clear(text, first);
        int movetext = TagSection.read(text, first, end, game);
        at = movetext < 0 ? ~movetext : movetext;
        game.moveTextStart = at;
        moves.begin(game);
        if (movetext >= 0) {
            readMoves(text, end, moves, game);
        }
        if (game.resultEnd == game.resultStart) {
            game.problem(PgnProblem.RESULT_MISSING);
        }
        int next = Filler.skipBlank(text, at, end);
        game.end = Filler.trimEnd(text, first, Math.min(at, end));
        moves.end();
        return Math.max(next, first + 1);
    }

    // ---------------------------------------------------------------- moves

    private void readMoves(byte[] text, int end, MoveSink moves, PgnGame game) {
        int p = at;
        int mover = 1;
        while (p < end) {
            int c = text[p];
            switch (CLASS[c & 255]) {
                case BLANK:
                case DOT:
                    p++;
                    break;
                case DIGIT:
                    int afterResult = resultAt(text, p, end, game);
                    if (afterResult > 0) {
                        at = afterResult;
                        afterResult(text, end, game);
                        return;
                    }
                    int digits = p;
                    while (p < end && text[p] >= '0' && text[p] <= '9') {
                        p++;
                    }
                    if (isMoveOfDigits(text, digits, p)) {
                        p = moves.move(text, digits, end);
                        game.moveRead();
                        mover ^= 1;
                    }
                    break;
                case MOVE:
                    int sign = MOVE_GOES_ON[text[p + 1] & 255] ? 0 : signOfMove(text, p, end, game);
                    if (sign > 0) {
                        p = sign;
                    } else {
                        p = plainMoves(text, p, end, mover, moves, game);
                        mover = lastMover;
                    }
                    break;
                case OPEN_BRACE:
                    int close = ByteSearch.indexOf(text, p + 1, end, '}');
                    if (close >= end) {
                        game.problem(PgnProblem.UNTERMINATED_COMMENT);
                        game.sawMove = true;
                        moves.lost(text, p, end);
                        at = end;
                        return;
                    }
                    comment(text, p + 1, close, mover, game);
                    p = close + 1;
                    break;
                case OPEN_PARENTHESIS:
                    int after = skipVariation(text, p, end);
                    if (after < 0) {
                        game.problem(PgnProblem.UNTERMINATED_VARIATION);
                        game.sawMove = true;
                        moves.lost(text, p, end);
                        at = end;
                        return;
                    }
                    if (after == p + 3 && text[p + 1] == '=') {
                        game.drawOfferMarked = true;
                    }
                    p = after;
                    break;
                case NAG:
                    p++;
                    while (p < end && text[p] >= '0' && text[p] <= '9') {
                        p++;
                    }
                    break;
                case SEMICOLON:
                    int eol = LineScan.lineEnd(text, p, end);
                    comment(text, p + 1, eol, mover, game);
                    p = eol;
                    break;
                case STAR:
                    game.result = GameResult.UNKNOWN;
                    game.resultStart = p;
                    game.resultEnd = p + 1;
                    at = p + 1;
                    afterResult(text, end, game);
                    return;
                case OPEN_BRACKET:
                    if (TagSection.looksLikeTag(text, p, end)
                            || TagSection.isTagWithoutQuotes(text, p, game.start, end)) {
                        at = p;
                        return;
                    }
                    game.problem(PgnProblem.ANNOTATION_SYMBOL);
                    p++;
                    break;
                case PERCENT:
                    if (Filler.atLineStart(text, p, game.start)) {
                        p = LineScan.lineEnd(text, p, end);
                    } else {
                        game.problem(PgnProblem.ANNOTATION_SYMBOL);
                        p++;
                    }
                    break;
                case CLOSER:
                    game.problem(PgnProblem.STRAY_BRACKET);
                    p++;
                    break;
                case CONTROL:
                    game.problem(PgnProblem.CONTROL_CHARACTER);
                    p++;
                    break;
                case HIGH:
                    p = high(text, p, end, moves, game);
                    if (p < 0) {
                        afterResult(text, end, game);
                        return;
                    }
                    if (game.finalCommentCount == -1) {
                        game.moveRead();
                        mover ^= 1;
                    }
                    break;
                default:
                    p = symbol(text, p, end, moves, game);
            }
        }
        at = end;
    }

    /**
     * Reads a move and those after it that only blanks, a comment and a move number separate; leaves in {@link
     * #lastMover} who made the last.
     */
    private int plainMoves(byte[] text, int start, int end, int before, MoveSink moves, PgnGame game) {
        int mover = before;
        int p = start;
        int next = start;
        while (next >= 0) {
            p = moves.move(text, next, end);
            mover ^= 1;
            game.moveRead();
            if (text[p] == ' ' && text[p + 1] == '{') {
                p = plainComment(text, p, end, mover, game);
            }
            next = plainMove(text, p, end);
        }
        lastMover = mover;
        return p;
    }

    /** The index after the blank and the comment that start here, or {@code start} when it is not closed. */
    private static int plainComment(byte[] text, int start, int end, int mover, PgnGame game) {
        // As Lichess writes it: " { [%clk 0:03:00] }".
        if (ByteSearch.isSpacedClock(text, start) && start + 19 <= end) {
            addFinalComment(start + 2, start + 18, game);
            game.clockAt[mover] = start + 8;
            return start + 19;
        }
        int close = ByteSearch.indexOf(text, start + 2, end, '}');
        if (close >= end) {
            return start;
        }
        comment(text, start + 2, close, mover, game);
        return close + 1;
    }

    /** Where the next move starts if nothing but a blank, a move number and a blank come before it, else -1. */
    private static int plainMove(byte[] text, int start, int end) {
        int p = start;
        int c = text[p];
        if (c == ' ' || c == '\n') {
            c = text[++p];
        }
        if (c >= '1' && c <= '9') {
            do {
                c = text[++p];
            } while (c >= '0' && c <= '9' && p < end);
            if (c != '.') {
                return -1;
            }
            c = text[++p];
            if (c == '.' && text[p + 1] == '.') {
                c = text[p += 2];
            }
            if (c == ' ') {
                c = text[++p];
            }
        }
        return CLASS[c & 255] == MOVE && MOVE_GOES_ON[text[p + 1] & 255] && p < end ? p : -1;
    }

    /** The index after letters that are no move but a mark of the move before or of the game; 0 when they are a move. */
    private static int signOfMove(byte[] text, int p, int end, PgnGame game) {
        int c = text[p];
        int mark = c == 'e' && (text[p + 1] == 'p' || text[p + 1] == '.') ? enPassantMark(text, p, end) : 0;
        if (mark > 0) {
            game.problem(PgnProblem.EN_PASSANT_SUFFIX);
            return mark;
        }
        if (c <= 'Z' && isNoveltyMark(text, p)) {
            game.problem(PgnProblem.ANNOTATION_SYMBOL);
            return p + 1;
        }
        return 0;
    }

    /** A run of digits that is no move number: castling with zeros, the null move of engines. */
    private static boolean isMoveOfDigits(byte[] text, int start, int end) {
        if (text[start] != '0') {
            return false;
        }
        int dash = end == start + 1 ? dash(text, end) : 0;
        return dash > 0 && text[end + dash] == '0'
                || end == start + 4 && text[start + 1] == '0' && text[start + 2] == '0' && text[start + 3] == '0';
    }

    /** Length of a hyphen, or of one of the dashes that word processors make of it, in UTF-8 or Windows-1252; else 0. */
    private static int dash(byte[] text, int p) {
        int c = text[p];
        if (c == '-' || c == (byte) 0x96 || c == (byte) 0x97) {
            return 1;
        }
        int last = text[p + 2];
        boolean dash = c == (byte) 0xE2
                && (text[p + 1] == (byte) 0x80 && last >= (byte) 0x90 && last <= (byte) 0x95
                        || text[p + 1] == (byte) 0x88 && last == (byte) 0x92);
        return dash ? 3 : 0;
    }

    /** {@code N} for a novelty, {@code D} for a diagram: one capital alone. */
    private static boolean isNoveltyMark(byte[] text, int p) {
        int next = text[p + 1];
        return next >= 0 && (next <= ' ' || next == '{' || next == '(' || next == ')') && text[p] != 'O';
    }

    /** The index after {@code e.p.} or {@code ep}, or 0 when something else stands there. */
    private static int enPassantMark(byte[] text, int start, int end) {
        int p = start + 1;
        if (text[p] == '.') {
            p++;
        }
        while (p < end && text[p] == ' ' && text[p - 1] == '.') {
            p++;
        }
        if (text[p] != 'p') {
            return 0;
        }
        p++;
        if (text[p] == '.') {
            p++;
        }
        while (text[p] == '+' || text[p] == '#' || text[p] == '!' || text[p] == '?') {
            p++;
        }
        return p >= end || CLASS[text[p] & 255] != MOVE && CLASS[text[p] & 255] != DIGIT ? Math.min(p, end) : 0;
    }

    private static void addFinalComment(int from, int to, PgnGame game) {
        int slot = Math.min(game.finalCommentCount, 7);
        game.finalComments[slot * 2] = from;
        game.finalComments[slot * 2 + 1] = to;
        game.finalCommentCount = slot + 1;
    }

    private static void comment(byte[] text, int from, int to, int mover, PgnGame game) {
        addFinalComment(from, to, game);
        game.remarks |= to - from > LONGEST_CLOCK;
        int p = from;
        while (p < to && (text[p] == ' ' || text[p] == '\n' || text[p] == '\r')) {
            p++;
        }
        if (text[p] == '[' && text[p + 1] == '%' && text[p + 2] == 'c' && text[p + 3] == 'l' && text[p + 4] == 'k') {
            game.clockAt[mover] = p + 5;
            return;
        }
        // The clock may follow an evaluation or words.
        while (p < to) {
            p = ByteSearch.indexOf(text, p, to, '%');
            if (p < to && text[p - 1] == '[' && text[p + 1] == 'c' && text[p + 2] == 'l' && text[p + 3] == 'k') {
                game.clockAt[mover] = p + 4;
                return;
            }
            p++;
        }
        game.remarks = true;
    }

    /** The index after the variation that opens at {@code start}, however deep; -1 when it never closes. */
    private static int skipVariation(byte[] text, int start, int end) {
        int depth = 0;
        int p = start;
        while (p < end) {
            int c = text[p];
            if (c == '{') {
                p = ByteSearch.indexOf(text, p + 1, end, '}');
            } else if (c == ';' && isLineComment(text, p)) {
                p = LineScan.lineEnd(text, p, end);
            } else if (c == '(') {
                depth++;
            } else if (c == ')' && --depth == 0) {
                return p + 1;
            }
            p++;
        }
        return -1;
    }

    private static boolean isLineComment(byte[] text, int p) {
        return text[p - 1] == ' ' || text[p - 1] == '\n' || text[p - 1] == '\t' || text[p - 1] == ')';
    }

    /** Signs: the null move goes to the sink, a lone word of signs is annotation. */
    private static int symbol(byte[] text, int start, int end, MoveSink moves, PgnGame game) {
        if (text[start] == '-' && text[start + 1] == '-' && CLASS[text[start + 2] & 255] != SYMBOL
                || text[start] == '<' && text[start + 1] == '>') {
            int after = moves.move(text, start, end);
            game.moveRead();
            return after;
        }
        int p = text[start] == '<' ? Filler.markup(text, start, end) : 0;
        if (p > 0) {
            game.problem(PgnProblem.ANNOTATION_SYMBOL);
            return p;
        }
        p = start + 1;
        while (p < end && CLASS[text[p] & 255] == SYMBOL) {
            p++;
        }
        if (text[start] != '!' && text[start] != '?') {
            game.problem(PgnProblem.ANNOTATION_SYMBOL);
        }
        return p;
    }

    /**
     * A byte above ASCII: a letter or figurine begins a move, the half sign a result, anything else is annotation.
     *
     * @return the index after it; -1 after a result; {@code finalCommentCount} is -1 when a move was read
     */
    private int high(byte[] text, int start, int end, MoveSink moves, PgnGame game) {
        int codePoint = Utf8.codePoint(text, start, end);
        int length = 1;
        if (codePoint >= 0) {
            length = codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
        } else {
            codePoint = text[start] & 255;
        }
        if (codePoint == 0xBD) {
            int p = start + length;
            int dash = dash(text, p);
            if (dash > 0) {
                // The second half sign, two bytes in UTF-8.
                p += dash + (text[p + dash] == (byte) 0xC2 ? 2 : text[p + dash] == (byte) 0xBD ? 1 : 0);
            }
            result(GameResult.DRAW, start, Math.min(p, end), game);
            game.problem(PgnProblem.RESULT_SPELLING);
            at = Math.min(p, end);
            return -1;
        }
        if (codePoint >= 0x2654 && codePoint <= 0x265F || Character.isLetter(codePoint) && codePoint >= 0xC0) {
            int after = moves.move(text, start, end);
            game.finalCommentCount = -1;
            return after;
        }
        if (codePoint != 0xA0 && codePoint != 0xFEFF) {
            game.problem(PgnProblem.ANNOTATION_SYMBOL);
        }
        return Math.min(start + length, end);
    }

    // ---------------------------------------------------------------- result

    private static void result(GameResult result, int from, int to, PgnGame game) {
        game.result = result;
        game.resultStart = from;
        game.resultEnd = to;
    }

    /** The index after a result that stands at {@code p}, or 0. */
    private static int resultAt(byte[] text, int p, int end, PgnGame game) {
        int c = text[p];
        int next = text[p + 1];
        if (c > '1' || next != '-' && next != '/' && next != ':') {
            return next < 0 ? resultWithDash(text, p, end, game) : 0;
        }
        if (c == '1' && next == '/') {
            if (text[p + 2] != '2') {
                return 0;
            }
            if (text[p + 3] == '-' && text[p + 4] == '1' && text[p + 5] == '/' && text[p + 6] == '2') {
                result(GameResult.DRAW, p, p + 7, game);
                return p + 7;
            }
            game.problem(PgnProblem.RESULT_SPELLING);
            int sign = text[p + 3] == ':' ? 1 : dash(text, p + 3);
            int second = p + 3 + sign;
            boolean both = sign > 0 && text[second] == '1' && text[second + 1] == '/' && text[second + 2] == '2';
            int after = both ? second + 3 : p + 3;
            result(GameResult.DRAW, p, Math.min(after, end), game);
            return Math.min(after, end);
        }
        int other = text[p + 2];
        boolean complete = CLASS[text[p + 3] & 255] != DIGIT && text[p + 3] != '-' && text[p + 3] != '/';
        if (c == '1' && other == '0' && complete) {
            result(GameResult.WHITE_WINS, p, p + 3, game);
        } else if (c == '0' && other == '1' && complete) {
            result(GameResult.BLACK_WINS, p, p + 3, game);
        } else {
            return 0;
        }
        if (next == ':') {
            game.problem(PgnProblem.RESULT_SPELLING);
        }
        return p + 3;
    }

    /** The index after {@code 1-0} or {@code 0-1} written with a long dash, or 0. */
    private static int resultWithDash(byte[] text, int p, int end, PgnGame game) {
        int dash = dash(text, p + 1);
        int other = p + 1 + dash;
        if (dash == 0 || text[p] + text[other] != '0' + '1' || CLASS[text[other + 1] & 255] == DIGIT || other >= end) {
            return 0;
        }
        game.problem(PgnProblem.RESULT_SPELLING);
        result(text[p] == '1' ? GameResult.WHITE_WINS : GameResult.BLACK_WINS, p, other + 1, game);
        return other + 1;
    }

    /**
     * After the result: comments still belong to the game, and so does loose text; a tag, a first move number or a line
     * of moves starts the next game.
     */
    private void afterResult(byte[] text, int end, PgnGame game) {
        int p = at;
        boolean loose = false;
        while (p < end) {
            int c = text[p];
            if (Filler.isIgnorable(c)) {
                p++;
            } else if (c == '[' && TagSection.looksLikeTag(text, p, end)) {
                break;
            } else if (c == '{') {
                int close = ByteSearch.indexOf(text, p + 1, end, '}');
                if (close >= end) {
                    game.problem(PgnProblem.UNTERMINATED_COMMENT);
                    p = end;
                    break;
                }
                addFinalComment(p + 1, close, game);
                p = close + 1;
            } else if (c == ';' || c == '%' && Filler.atLineStart(text, p, game.start)) {
                p = LineScan.lineEnd(text, p, end);
            } else if (startsMoves(text, p, end)) {
                break;
            } else {
                loose = true;
                while (p < end && !Filler.isIgnorable(text[p]) && text[p] != '{' && text[p] != '[') {
                    p++;
                }
                if (p < end && text[p] == '[' && !TagSection.looksLikeTag(text, p, end)) {
                    p++;
                }
            }
        }
        if (loose) {
            game.problem(PgnProblem.TEXT_AFTER_RESULT);
        }
        at = Math.min(p, end);
    }

    /** Another game without tags: move number 1 with its dot, or a line that begins with two moves. */
    private static boolean startsMoves(byte[] text, int p, int end) {
        if (text[p] == '1' && (text[p + 1] == '.' || text[p + 1] == ' ' && text[p + 2] == '.') && p + 1 < end) {
            return true;
        }
        return Filler.atLineStart(text, p, 0) && MoveForm.twoWords(text, p, end);
    }
}
