package org.pgnarbiter.replay;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.FenProblem;
import org.pgnarbiter.board.FenResult;
import org.pgnarbiter.board.LegalMoves;
import org.pgnarbiter.board.LenientSan;
import org.pgnarbiter.board.PieceLetters;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.SanSpelling;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnProblem;
import org.pgnarbiter.pgn.TagName;
import org.pgnarbiter.pgn.TextRange;

/**
 * What all engines do alike: the start position from the tags, words of movetext in any spelling, check and mate marks,
 * other languages, and what is kept of the facts. The chess itself (which moves are legal, what a move does, what stands
 * on the board) is the engine's.
 */
abstract class WordReplay implements ReplayEngine {
    private static final int TOKEN_LENGTH = 40;
    private static final Map<SanSpelling, PgnProblem> PROBLEMS = new EnumMap<>(SanSpelling.class);

    static {
        for (SanSpelling spelling : SanSpelling.values()) {
            PROBLEMS.put(spelling, PgnProblem.valueOf(spelling.name()));
        }
    }

    /** The position after the moves so far, whatever board the engine has of its own. */
    final Position position = Position.initial();

    final GameTrace trace = new GameTrace();
    private final LenientSan lenient;
    private final TokenList tokens = new TokenList();
    private PgnGame game;
    private PieceLetters letters = PieceLetters.ENGLISH;

    int plies;
    StopReason stop;
    private int stopStart;
    private int stopEnd;
    private int nextStart;
    private int nextEnd;
    private int tokensAfterStop;
    private boolean whiteBegan;
    private boolean fenStart;
    private int fenClock;
    int maxClock;
    private int maxRepetition;
    private int maxPlacement;
    private int threefold;
    private int threefoldPlacement;
    private int fivefold;
    private int fifty;
    private int seventyFive;
    int insufficient;
    private long movesHash;
    private boolean mateMark;
    private boolean lostText;
    private boolean spelled;
    private int wrongMarks;
    private final int[] spellings = new int[SanSpelling.values().length];

    /** @param legal which moves are legal, in this engine's opinion */
    WordReplay(LegalMoves legal) {
        lenient = new LenientSan(legal);
    }

    // ---------------------------------------------------------------- what an engine answers

    /** Takes up {@link #position} as the start of a game; false when it cannot play from there. */
    abstract boolean start();

    /** Plays a move the engine has found to be legal: calls {@link #played}, and {@link #counted} for repetitions. */
    abstract void play(int move);

    /** Whether the side to move is in check. */
    abstract boolean inCheck();

    /** Whether the side to move is mated. */
    abstract boolean isCheckmate();

    /** Whether the men left cannot mate (LAWS A04). */
    abstract boolean isInsufficientMaterial();

    /** The position by the board alone. */
    abstract BoardState boardState();

    abstract boolean whiteToMove();

    abstract int halfmoveClock();

    // ---------------------------------------------------------------- the sink

    @Override
    public void begin(PgnGame tags) {
        game = tags;
        letters = PieceLetters.ENGLISH;
        lostText = false;
        stop = null;
        stopStart = -1;
        fenStart = false;
        setUp();
        beginMoves();
    }

    private void beginMoves() {
        plies = 0;
        nextStart = -1;
        tokensAfterStop = 0;
        wrongMarks = 0;
        if (spelled) {
            Arrays.fill(spellings, 0);
            spelled = false;
        }
        trace.begin(position);
        if (!start()) {
            stop = StopReason.VARIANT;
        }
        whiteBegan = position.sideToMove() == Position.WHITE;
        fenClock = position.halfmoveClock();
        maxClock = fenClock;
        maxRepetition = 1;
        maxPlacement = 1;
        threefold = GameFacts.NEVER;
        threefoldPlacement = GameFacts.NEVER;
        fivefold = GameFacts.NEVER;
        fifty = fenClock >= 100 ? 0 : GameFacts.NEVER;
        seventyFive = fenClock >= 150 ? 0 : GameFacts.NEVER;
        insufficient = fenStart && isInsufficientMaterial() ? 0 : GameFacts.NEVER;
        movesHash = position.hash();
        mateMark = false;
    }

    @Override
    public void lost(byte[] text, int at, int limit) {
        lostText = true;
        if (stop == null) {
            stopAt(StopReason.MALFORMED_MOVE, at, limit);
        }
    }

    @Override
    public void end() {
        if (!lostText && (stop == StopReason.ILLEGAL_MOVE || stop == StopReason.MALFORMED_MOVE)) {
            new LanguageGuess(this, tokens).run();
        }
        if (spelled) {
            for (SanSpelling spelling : SanSpelling.values()) {
                game.problem(PROBLEMS.get(spelling), spellings[spelling.ordinal()]);
            }
        }
        if (wrongMarks > 0) {
            game.problem(PgnProblem.WRONG_CHECK_MARK, wrongMarks);
        }
    }

    // ---------------------------------------------------------------- start position

    private void setUp() {
        boolean chess960 = false;
        TextRange variant = game.text(TagName.VARIANT);
        if (variant != null && !Variants.isStandard(variant)) {
            chess960 = Variants.isChess960(variant);
            if (!chess960) {
                stop = StopReason.VARIANT;
                stopStart = variant.start();
                stopEnd = variant.end();
                position.reset();
                return;
            }
        }
        if (!game.has(TagName.FEN)) {
            position.reset();
            return;
        }
        String fen = game.value(TagName.FEN);
        FenResult read = Fen.parse(fen, chess960);
        if (read.position().isEmpty()) {
            stop = StopReason.BAD_FEN;
            TextRange value = game.text(TagName.FEN);
            stopStart = value.start();
            stopEnd = value.end();
            position.reset();
            return;
        }
        note(read.problems());
        position.copyFrom(read.position().get());
        fenStart = !fen.startsWith(INITIAL_BOARD);
    }

    private static final String INITIAL_BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private void note(Set<FenProblem> problems) {
        for (FenProblem problem : problems) {
            switch (problem) {
                case BAD_CASTLING:
                    game.problem(PgnProblem.FEN_CASTLING);
                    break;
                case BAD_EN_PASSANT:
                    game.problem(PgnProblem.FEN_EN_PASSANT);
                    break;
                case TOO_MANY_PROMOTED:
                    game.problem(PgnProblem.FEN_PROMOTED_MEN);
                    break;
                case BAD_COUNTER:
                    game.problem(PgnProblem.FEN_COUNTERS);
                    break;
                default:
                    game.problem(PgnProblem.FEN_INCOMPLETE);
                    break;
            }
        }
    }

    // ---------------------------------------------------------------- one ply

    /** The next ply was played: its number, after {@link #position} has moved on too. */
    final int played(int move) {
        int ply = ++plies;
        trace.add(ply, move, position);
        movesHash = (movesHash ^ move) * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L;
        return ply;
    }

    /** How often the position after a ply has stood, with rights and by men and side to move alone. */
    final void counted(int ply, int count, int placementCount) {
        if (placementCount > 1) {
            trace.repeated(ply, count, placementCount);
        }
        maxRepetition = Math.max(maxRepetition, count);
        maxPlacement = Math.max(maxPlacement, placementCount);
        if (count >= 3 && threefold < 0) {
            threefold = ply;
        }
        if (count >= 5 && fivefold < 0) {
            fivefold = ply;
        }
        if (placementCount >= 3 && threefoldPlacement < 0) {
            threefoldPlacement = ply;
        }
    }

    /** The limits of the half-move clock; a caller may leave out clocks below 100. */
    final void clockLimits(int ply, int clock) {
        if (clock >= 100 && fifty < 0) {
            fifty = ply;
        }
        if (clock >= 150 && seventyFive < 0) {
            seventyFive = ply;
        }
    }

    // ---------------------------------------------------------------- marks and other spellings

    final int marks(byte[] text, int start, int limit) {
        int end = start;
        boolean check = false;
        mateMark = false;
        while (end < limit) {
            int c = text[end];
            if (c == '+') {
                check = true;
            } else if (c == '#') {
                mateMark = true;
            } else if (c != '!' && c != '?') {
                break;
            }
            end++;
        }
        verifyMarks(check);
        return end;
    }

    /** The same for a move without marks, which ends where it ends: a mate sign is told only of the last move. */
    final int unmarked(int end) {
        mateMark = false;
        return end;
    }

    private void verifyMarks(boolean check) {
        if (check && !inCheck()) {
            wrongMarks++;
        } else if (mateMark) {
            mateMark = !isCheckmate();
            if (mateMark) {
                wrongMarks++;
            }
        }
    }

    final int otherMove(byte[] text, int start, int limit) {
        int end = Math.min(limit, wordEnd(text, start, limit));
        if (stop != null) {
            afterStop(start, end);
            return end;
        }
        mateMark = false;
        if (end < limit && text[end] >= '0' && text[end] <= '9') {
            game.problem(PgnProblem.GLUED_NUMBER);
        }
        LenientSan.Outcome outcome = lenient.read(game.decode(start, end), position, letters);
        switch (outcome) {
            case LEGAL:
                playLenient();
                break;
            case ILLEGAL:
                if (!isBothLose(text, start, end, limit)) {
                    stopAt(StopReason.ILLEGAL_MOVE, start, end);
                }
                break;
            case AMBIGUOUS:
                stopAt(StopReason.AMBIGUOUS_MOVE, start, end);
                break;
            case NULL_MOVE:
                stopAt(StopReason.NULL_MOVE, start, end);
                break;
            case DROP:
                stopAt(StopReason.VARIANT, start, end);
                break;
            case MALFORMED:
                stopAt(StopReason.MALFORMED_MOVE, start, end);
                break;
        }
        return end;
    }

    /** {@code 0-0} at the very end where castling is impossible: the result that both lose. */
    private boolean isBothLose(byte[] text, int start, int end, int limit) {
        if (end - start != 3 || text[start] != '0' || text[start + 2] != '0') {
            return false;
        }
        for (int i = end; i < limit; i++) {
            if (text[i] < 0 || text[i] > ' ') {
                return false;
            }
        }
        game.oddResult(start, end);
        return true;
    }

    private void playLenient() {
        boolean check = lenient.hasCheckMark();
        boolean mate = lenient.hasMateMark();
        for (SanSpelling spelling : lenient.spellings()) {
            spellings[spelling.ordinal()]++;
            spelled = true;
        }
        play(lenient.move());
        mateMark = mate;
        verifyMarks(check);
    }

    private void afterStop(int start, int end) {
        if (tokensAfterStop++ == 0) {
            nextStart = start;
            nextEnd = end;
        }
    }

    private void stopAt(StopReason reason, int start, int end) {
        stop = reason;
        stopStart = start;
        stopEnd = end;
    }

    /** The end of a word of movetext; a promotion in brackets belongs to it. */
    static int wordEnd(byte[] text, int start, int limit) {
        int p = start + 1;
        while (p < limit) {
            int c = text[p];
            if (c == '(' && isBracketedPromotion(text, p)) {
                p += 3;
                continue;
            }
            if (c >= 0 && c <= ' '
                    || c == '{'
                    || c == '}'
                    || c == '('
                    || c == ')'
                    || c == ';'
                    || c == '$'
                    || c == '['
                    || c == '<' && p > start + 1) {
                break;
            }
            if (c == '*') {
                break;
            }
            if (c == '.' && gluedNumber(text, start, p) > 0) {
                return gluedNumber(text, start, p);
            }
            p++;
        }
        return p;
    }

    /** Where the move number that ends before a dot starts, if a move stands before it in the same word; else 0. */
    private static int gluedNumber(byte[] text, int start, int dot) {
        int number = dot;
        while (number > start && text[number - 1] >= '0' && text[number - 1] <= '9') {
            number--;
        }
        if (number <= start) {
            return 0;
        }
        int before = text[number - 1];
        // The first digit is the rank of the square, or the second zero of castling.
        number += before >= 'a' && before <= 'h' || before == '-' ? 1 : 0;
        return number < dot && number > start + 1 ? number : 0;
    }

    private static boolean isBracketedPromotion(byte[] text, int p) {
        int before = text[p - 1];
        return text[p + 2] == ')'
                && (before == '1' || before == '8' || before == '=')
                && (text[p + 1] >= 'A' && text[p + 1] <= 'Z');
    }

    // ---------------------------------------------------------------- answers

    @Override
    public void cutShort() {
        stop = StopReason.TOO_LONG;
        stopStart = -1;
    }

    @Override
    public GameFacts facts() {
        return new GameFacts(
                plies,
                stop,
                stop == null
                                || stop == StopReason.BAD_FEN
                                || stop == StopReason.VARIANT && stopStart < game.moveTextStart()
                        ? GameFacts.NEVER
                        : plies + 1,
                stopStart < 0 ? null : token(stopStart, stopEnd),
                nextStart < 0 ? null : token(nextStart, nextEnd),
                tokensAfterStop,
                whiteBegan,
                fenStart,
                fenClock,
                boardState(),
                whiteToMove(),
                inCheck(),
                halfmoveClock(),
                maxClock,
                maxRepetition,
                maxPlacement,
                threefold,
                threefoldPlacement,
                fivefold,
                fifty,
                seventyFive,
                insufficient,
                movesHash,
                mateMark);
    }

    private String token(int start, int end) {
        String word = game.decodeBeginning(start, end, 4 * TOKEN_LENGTH).replaceAll("[\\p{Cntrl}]+", " ");
        return word.length() > TOKEN_LENGTH ? word.substring(0, TOKEN_LENGTH) : word;
    }

    @Override
    public GameTrace trace() {
        return trace;
    }

    @Override
    public Position position() {
        return position;
    }

    // ---------------------------------------------------------------- other languages (see LanguageGuess)

    PgnGame game() {
        return game;
    }

    long movesHash() {
        return movesHash;
    }

    int foreignLetters() {
        return spellings[SanSpelling.FOREIGN_LETTERS.ordinal()];
    }

    /** Replays the collected words with other piece letters from the start; null when all are legal. */
    StopReason replayWith(PieceLetters other, TokenList words) {
        letters = other;
        stop = null;
        stopStart = -1;
        position.copyFrom(trace.start());
        beginMoves();
        for (int i = 0; i < words.size(); i++) {
            otherMove(game.buffer(), words.start(i), game.end());
        }
        return stop;
    }
}
