package org.pgnarbiter.jobs.table;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.ChessDate;
import org.pgnarbiter.audit.TextAuditor.Depth;
import org.pgnarbiter.audit.TimeControl;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Speed;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.pgn.GameResult;
import org.pgnarbiter.pgn.TagName;
import org.pgnarbiter.pgn.TextRange;
import org.pgnarbiter.replay.GameTrace;

/**
 * The columns of the table {@code games}: the one list from which Parquet rows, JSON objects and the documentation are
 * made. Add a column here, and nowhere else.
 */
public final class GameColumns {
    /** The moves of a game in UCI; only present with {@code --keep-moves}. */
    public static final String MOVES = "moves";

    private static final List<GameColumn> ALL = new ArrayList<>();

    static {
        where();
        tags();
        record();
        replay();
        facts();
        verdict();
    }

    private GameColumns() {}

    /** All columns in their order, {@link #MOVES} included. */
    public static List<GameColumn> all() {
        return List.copyOf(ALL);
    }

    /** All columns in their order, {@link #MOVES} only when it is wanted. */
    public static List<GameColumn> all(boolean keepMoves) {
        return ALL.stream()
                .filter(column -> keepMoves || !column.name().equals(MOVES))
                .toList();
    }

    // ---------------------------------------------------------------- where

    private static void where() {
        word("source", Depth.TEXT, "Path or URI of the input file, as it was read.", AuditedGame::source);
        unique(
                "block_offset",
                "Compressed start of the zstd frame or bzip2 block in which the game's text begins; 0 for plain text and "
                        + "single streams.",
                AuditedGame::blockOffset);
        unique(
                "byte_offset",
                "Where the game begins, in bytes from the start of that block's text. (source, block_offset, byte_offset) "
                        + "is the key of the table.",
                AuditedGame::byteOffset);
        unique("byte_length", "Length of the game's text in bytes.", AuditedGame::byteLength);
    }

    // ---------------------------------------------------------------- tags

    private static void tags() {
        tag("event", TagName.EVENT, false, "The Event tag.");
        tag("site", TagName.SITE, true, "The Site tag.");
        add(
                "date_text",
                ColumnType.STRING,
                false,
                Depth.TEXT,
                "The Date tag as written (UTCDate where Date is missing).",
                (game, out) -> tag(game, dateTag(game), out));
        add(
                "date",
                ColumnType.DATE,
                false,
                Depth.TEXT,
                "The day of date_text; null when it is partial or unreadable.",
                GameColumns::date);
        ints(
                "year",
                Depth.TEXT,
                "The year of date_text, also of a partial date; null when unknown.",
                game -> ChessDate.year(ChessDate.range(game.text().text(dateTag(game)))));
        tag("event_date", TagName.EVENT_DATE, false, "The EventDate tag: when the event began.");
        tag("round", TagName.ROUND, false, "The Round tag.");
        tag("white", TagName.WHITE, true, "The White tag.");
        tag("black", TagName.BLACK, true, "The Black tag.");
        ints(
                "white_elo",
                Depth.TEXT,
                "The WhiteElo tag; null when it is no number from 1 to 9999.",
                game -> elo(game.text().text(TagName.WHITE_ELO)));
        ints(
                "black_elo",
                Depth.TEXT,
                "The BlackElo tag; null when it is no number from 1 to 9999.",
                game -> elo(game.text().text(TagName.BLACK_ELO)));
        tag("eco", TagName.ECO, false, "The ECO tag.");
        tag("opening", TagName.OPENING, false, "The Opening tag.");
        tag("time_control", TagName.TIME_CONTROL, false, "The TimeControl tag.");
        ints(
                "base_seconds",
                Depth.TEXT,
                "Seconds of the first period of time_control; null when not said.",
                game -> TimeControl.base(TimeControl.parse(game.timeControl())));
        ints(
                "increment_seconds",
                Depth.TEXT,
                "Seconds added for each move by time_control; null when not said.",
                game -> TimeControl.increment(TimeControl.parse(game.timeControl())));
        word(
                "speed",
                Depth.TEXT,
                "bullet, blitz, rapid, classical or correspondence, by time_control (base + 40 "
                        + "increments, as Lichess counts) or the event's name; null when unknown.",
                GameColumns::speed);
        tag("termination_tag", TagName.TERMINATION, false, "The Termination tag.");
        tag("variant", TagName.VARIANT, false, "The Variant tag.");
        tag("start_fen", TagName.FEN, false, "The FEN tag: the start position when it is not the usual one.");
        add(
                "tags",
                ColumnType.STRING_MAP,
                true,
                Depth.TEXT,
                "All other tags; of doubles the first.",
                (game, out) -> out.tags(game.text()));
    }

    private static TagName dateTag(AuditedGame game) {
        return game.text().has(TagName.DATE) || !game.text().has(TagName.UTC_DATE) ? TagName.DATE : TagName.UTC_DATE;
    }

    private static void date(AuditedGame game, ColumnSink out) {
        long range = ChessDate.range(game.text().text(dateTag(game)));
        if (!ChessDate.full(range)) {
            out.nothing();
            return;
        }
        int day = ChessDate.first(range);
        out.day((int) LocalDate.of(day / 10000, day / 100 % 100, day % 100).toEpochDay());
    }

    private static int elo(TextRange text) {
        if (text == null) {
            return -1;
        }
        int value = 0;
        boolean any = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9' && value < 10_000) {
                value = value * 10 + c - '0';
                any = true;
            } else if (c != ' ') {
                return -1;
            }
        }
        return any && value > 0 && value < 10_000 ? value : -1;
    }

    private static String speed(AuditedGame game) {
        Speed speed = TimeControl.speed(game.timeControl(), game.event());
        return speed == null ? null : speed.word();
    }

    // ---------------------------------------------------------------- record

    private static void record() {
        word(
                "result",
                Depth.TEXT,
                "The Result tag: 1-0, 0-1, 1/2-1/2 or *; null when there is none or it is none of " + "these.",
                game -> {
                    TextRange raw = game.text().text(TagName.RESULT);
                    GameResult result = raw == null ? null : GameResult.of(raw);
                    return result == null ? null : result.text();
                });
        tag("result_raw", TagName.RESULT, false, "The Result tag as written.");
        text(
                "result_token",
                Depth.TEXT,
                "The result at the end of the movetext, as written; null when there is none.",
                game -> game.text().resultText());
        word(
                "recorded_termination",
                Depth.VERDICT,
                "How the record says the game ended, from the Termination tag or the last comment; null when it is silent.",
                game -> game.audit().recordedEnd().word());
        ints(
                "white_clock",
                Depth.FACTS,
                "Seconds left on White's clock after his last move, from [%clk]; null without.",
                game -> game.clockSeconds(Position.WHITE));
        ints(
                "black_clock",
                Depth.FACTS,
                "Seconds left on Black's clock after his last move, from [%clk]; null without.",
                game -> game.clockSeconds(Position.BLACK));
    }

    // ---------------------------------------------------------------- replay

    private static void replay() {
        ints("plies", Depth.FACTS, "Legal plies replayed.", game -> game.facts().plies());
        word(
                "stop",
                Depth.FACTS,
                "Why the replay stopped before the text did: illegal_move, ambiguous_move, null_move, "
                        + "malformed_move, too_long, bad_fen or variant; null when it did not.",
                game -> game.facts().stop() == null ? null : game.facts().stop().word());
        ints(
                "stop_ply",
                Depth.FACTS,
                "The ply that could not be played.",
                game -> game.facts().stopPly());
        text(
                "stop_token",
                Depth.FACTS,
                "What stood there, at most 40 characters.",
                game -> game.facts().stopToken());
        add(
                "problems",
                ColumnType.STRINGS,
                false,
                Depth.FACTS,
                "What the reader had to forgive, each as word:count.",
                (game, out) -> out.strings(game.text().problems()));
        text(
                MOVES,
                Depth.FACTS,
                "The legal moves in UCI, separated by blanks (only with --keep-moves).",
                GameColumns::uciMoves);
        unique(
                "moves_hash",
                "A hash of start position and legal moves: the same for the same game, in every run.",
                game -> game.facts().movesHash());
        add(
                "opening_hash",
                ColumnType.LONG,
                true,
                Depth.FACTS,
                "A hash of the position after 20 plies, or after the last one if there are fewer: the same opening, "
                        + "however reached. Null when there was nothing to replay.",
                GameColumns::openingHash);
    }

    private static void openingHash(AuditedGame game, ColumnSink out) {
        if (game.facts().replayed()) {
            out.bigNumber(game.trace().hash(Math.min(20, game.facts().plies())));
        } else {
            out.nothing();
        }
    }

    private static String uciMoves(AuditedGame game) {
        GameTrace trace = game.trace();
        boolean chess960 = trace.start().chess960();
        StringBuilder out = new StringBuilder(game.facts().plies() * 5);
        for (int ply = 1; ply <= game.facts().plies(); ply++) {
            if (ply > 1) {
                out.append(' ');
            }
            Moves.appendUci(trace.move(ply), chess960, out);
        }
        return out.toString();
    }

    // ---------------------------------------------------------------- facts

    private static void facts() {
        add(
                "final_fen",
                ColumnType.STRING,
                true,
                Depth.FACTS,
                "The position after the last legal ply; the en passant "
                        + "square only when a legal capture exists. Null when there was nothing to replay.",
                GameColumns::finalFen);
        word(
                "board_state",
                Depth.FACTS,
                "The final position by the board alone: checkmate, stalemate, " + "insufficient_material or none.",
                game -> game.facts().boardState().word());
        ints(
                "halfmove_clock",
                Depth.FACTS,
                "Plies since the last capture or pawn move at the end.",
                game -> game.facts().halfmoveClock());
        ints(
                "max_halfmove_clock",
                Depth.FACTS,
                "The largest such count of the game.",
                game -> game.facts().maxHalfmoveClock());
        ints(
                "max_repetition",
                Depth.FACTS,
                "How often the most frequent position occurred (Laws 9.2.3), 1 and up.",
                game -> game.facts().maxRepetition());
        fact(
                "threefold_ply",
                "First ply at which a position stood for the third time.",
                game -> game.facts().threefoldPly());
        fact(
                "threefold_placement_ply",
                "The same by men and side to move alone, whatever castling and en passant.",
                game -> game.facts().threefoldPlacementPly());
        fact(
                "fivefold_ply",
                "First ply at which a position stood for the fifth time.",
                game -> game.facts().fivefoldPly());
        fact(
                "fifty_ply",
                "First ply with a half-move clock of 100.",
                game -> game.facts().fiftyPly());
        fact(
                "seventyfive_ply",
                "First ply with a half-move clock of 150.",
                game -> game.facts().seventyFivePly());
        fact(
                "insufficient_ply",
                "First ply with insufficient material on both sides.",
                game -> game.facts().insufficientPly());
        ints(
                "dead_ply",
                Depth.VERDICT,
                "First ply from which neither side could mate any more, as far as proved.",
                game -> game.mating().deadPly());
        word(
                "dead",
                Depth.VERDICT,
                "Whether the final position is dead: no and yes are proved, open was not decided by "
                        + "the quick tiers, undecided was searched to the budget.",
                game -> game.dead().word());
        canMate("white_can_mate", Position.WHITE, "White");
        canMate("black_can_mate", Position.BLACK, "Black");
    }

    private static void finalFen(AuditedGame game, ColumnSink out) {
        if (game.facts().replayed()) {
            byte[] fen = new byte[Fen.MAX_LENGTH];
            out.utf8(fen, 0, Fen.write(game.finalPosition(), fen));
        } else {
            out.nothing();
        }
    }

    private static void canMate(String name, int color, String player) {
        word(
                name,
                Depth.VERDICT,
                "Whether " + player + " can still mate from the final position by any series of legal "
                        + "moves: no and yes are proved, open, undecided as in dead.",
                game -> {
                    CanMate answer = game.mating().canMate(color);
                    return answer.word();
                });
    }

    // ---------------------------------------------------------------- verdict

    private static void verdict() {
        add(
                "laws",
                ColumnType.STRINGS,
                false,
                Depth.VERDICT,
                "The rule sets judged by, usually one; several when date or place leave it open.",
                (game, out) -> out.words(ids(game.audit().laws())));
        word(
                "laws_basis",
                Depth.VERDICT,
                "Why these: site, event_date, date, partial, boundary, none or override.",
                game -> game.audit().basis().word());
        add(
                "claims",
                ColumnType.CLAIMS,
                false,
                Depth.VERDICT,
                "Draws that a player could have claimed: kind (threefold, fifty), mode (on_board, intended), first_ply and "
                        + "last_ply after which it stood, claimant (white, black), turns on which it stood.",
                (game, out) -> out.claims(game.audit().claims()));
        add(
                "claim_at_end",
                ColumnType.STRINGS,
                false,
                Depth.VERDICT,
                "Claims that stand in the final position: threefold, fifty, threefold_intended, fifty_intended.",
                (game, out) -> out.words(game.audit().claimAtEnd()));
        word(
                "termination",
                Depth.VERDICT,
                "How the game ended, by board, law and record; null where the possible rule sets differ.",
                game -> game.audit().termination() == null
                        ? null
                        : game.audit().termination().word());
        word(
                "certainty",
                Depth.VERDICT,
                "How sure termination is: certain, likely (the usual explanation) or unknown.",
                game -> game.audit().certainty().word());
        ints(
                "end_ply",
                Depth.VERDICT,
                "Ply at which the Laws ended the game; null if they did not.",
                game -> game.audit().endPly());
        word(
                "lawful_result",
                Depth.VERDICT,
                "The result the Laws force; null when they force none.",
                game -> text(game.audit().lawfulResult()));
        word(
                "fide_result",
                Depth.VERDICT,
                "The result the FIDE Laws of the date would force, also for games of other houses; null when none.",
                game -> text(game.audit().fideResult()));
        word(
                "verdict",
                Depth.VERDICT,
                "The record beside the Laws: agrees, contradicts, conflict, open, unfinished, partial or not_judged.",
                game -> game.audit().verdict().word());
        add(
                "by_laws",
                ColumnType.VERDICTS,
                false,
                Depth.VERDICT,
                "What each rule set says where several are named or possible: laws, termination, end_ply, lawful_result, "
                        + "verdict; empty when there is one.",
                (game, out) -> out.verdicts(game.audit().byLaws()));
        add(
                "findings",
                ColumnType.FINDINGS,
                false,
                Depth.VERDICT,
                "What is worth saying: code, severity (1 critical to 5 informational), ply, move, fen, laws, article, "
                        + "confidence, detail (a sentence), accepted.",
                (game, out) -> out.findings(game.audit().findings()));
        add(
                "worst",
                ColumnType.INT,
                false,
                Depth.VERDICT,
                "The smallest severity of the findings; null when there are none.",
                (game, out) -> {
                    int worst = game.audit().worst();
                    if (worst == 0) {
                        out.nothing();
                    } else {
                        out.number(worst);
                    }
                });
    }

    private static List<String> ids(List<RuleSets> laws) {
        if (laws.size() == 1) {
            return List.of(laws.get(0).id());
        }
        return laws.stream().map(RuleSets::id).toList();
    }

    private static String text(Outcome outcome) {
        return outcome == null ? null : outcome.text();
    }

    // ---------------------------------------------------------------- kinds of columns

    private static void add(
            String name,
            ColumnType type,
            boolean nearUnique,
            Depth depth,
            String doc,
            BiConsumer<AuditedGame, ColumnSink> value) {
        add(name, type, nearUnique, depth, doc, ColumnValue.any(value));
    }

    private static void add(
            String name, ColumnType type, boolean nearUnique, Depth depth, String doc, ColumnValue value) {
        ALL.add(new GameColumn(name, type, nearUnique, depth, doc, value));
    }

    private static void text(String name, Depth depth, String doc, Function<AuditedGame, String> value) {
        add(name, ColumnType.STRING, false, depth, doc, ColumnValue.text(value));
    }

    /** A string out of a small set. */
    private static void word(String name, Depth depth, String doc, Function<AuditedGame, String> value) {
        add(name, ColumnType.STRING, false, depth, doc, ColumnValue.word(value));
    }

    private static void tag(String name, TagName tag, boolean nearUnique, String doc) {
        add(name, ColumnType.STRING, nearUnique, Depth.TEXT, doc, (game, out) -> tag(game, tag, out));
    }

    private static void tag(AuditedGame game, TagName tag, ColumnSink out) {
        TextRange raw = game.text().text(tag);
        if (raw == null) {
            out.nothing();
        } else if (game.text().isPlain(raw)) {
            out.utf8(raw.array(), raw.start(), raw.end());
        } else {
            out.text(game.text().value(tag));
        }
    }

    /** An INT that is null when it is negative. */
    private static void ints(String name, Depth depth, String doc, ToIntFunction<AuditedGame> value) {
        add(name, ColumnType.INT, false, depth, doc, ColumnValue.count(value));
    }

    private static void fact(String name, String doc, ToIntFunction<AuditedGame> value) {
        ints(name, Depth.FACTS, doc + " Null when that did not happen.", value);
    }

    private static void unique(String name, String doc, ToLongFunction<AuditedGame> value) {
        Depth depth = name.equals("moves_hash") ? Depth.FACTS : Depth.TEXT;
        add(name, ColumnType.LONG, true, depth, doc, ColumnValue.bigNumber(value));
    }
}
