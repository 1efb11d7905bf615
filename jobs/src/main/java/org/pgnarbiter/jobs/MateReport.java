package org.pgnarbiter.jobs;

import java.util.List;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;
import org.pgnarbiter.jobs.table.JsonWriter;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.mating.MatingAnalyzer;
import org.pgnarbiter.mating.MatingAnswer;
import org.pgnarbiter.mating.MatingBudget;

/** What {@code arbiter mate} says of one position, as JSON (CONTRACT section 5) or for reading. */
final class MateReport {
    private static final String[] PLAYERS = {"White", "Black"};
    private static final int WIDTH = 100;
    /** Lines of more plies than this are not printed whole, but only their first and last moves. */
    private static final int LONG = 100;

    private static final int SHOWN = 40;

    private final String fen;
    private final Position position;
    /** By colour number; null where nobody asked. */
    private final MatingAnswer[] answers;

    private final long micros;

    private MateReport(String fen, Position position, MatingAnswer[] answers, long micros) {
        this.fen = fen;
        this.position = position;
        this.answers = answers;
        this.micros = micros;
    }

    static MateReport of(
            String fen, Position position, boolean white, boolean black, MatingAnalyzer analyzer, MatingBudget budget) {
        long start = System.nanoTime();
        MatingAnswer[] answers = {
            white ? analyzer.answer(position, 0, budget).shortened(position) : null,
            black ? analyzer.answer(position, 1, budget).shortened(position) : null
        };
        return new MateReport(fen, position, answers, (System.nanoTime() - start) / 1_000);
    }

    /** The JSON object for a line that is no position. */
    static String error(String fen, String problems) {
        JsonWriter json = new JsonWriter();
        json.beginObject();
        json.name("fen");
        json.string(fen);
        json.name("error");
        json.string("not a position: " + problems);
        json.endObject();
        return json.toString();
    }

    /** Dead when neither side can mate (Laws 5.2.2); a side nobody asked about counts as undecided. */
    private CanMate dead() {
        boolean undecided = false;
        for (MatingAnswer answer : answers) {
            CanMate canMate = answer == null ? CanMate.UNDECIDED : answer.canMate();
            if (canMate == CanMate.YES) {
                return CanMate.NO;
            }
            undecided |= canMate != CanMate.NO;
        }
        return undecided ? CanMate.UNDECIDED : CanMate.YES;
    }

    String json() {
        JsonWriter json = new JsonWriter();
        json.beginObject();
        json.name("fen");
        json.string(fen);
        long positions = 0;
        for (int color = 0; color < 2; color++) {
            MatingAnswer answer = answers[color];
            json.name(color == 0 ? "white" : "black");
            if (answer == null) {
                json.nothing();
            } else {
                positions += answer.positions();
                side(json, answer, PLAYERS[color]);
            }
        }
        json.name("dead");
        json.string(dead().word());
        json.name("positions");
        json.number(positions);
        json.name("micros");
        json.number(micros);
        json.endObject();
        return json.toString();
    }

    private void side(JsonWriter json, MatingAnswer answer, String player) {
        json.beginObject();
        json.name("can_mate");
        json.string(answer.canMate().word());
        json.name("line");
        if (answer.canMate() == CanMate.YES) {
            json.beginArray();
            for (String move : answer.uciLine(position)) {
                json.string(move);
            }
            json.endArray();
        } else {
            json.nothing();
        }
        json.name("why");
        json.string(answer.reason().sentence(player));
        json.name("reason");
        json.string(answer.reason().name());
        json.endObject();
    }

    String text() {
        StringBuilder out = new StringBuilder(1024);
        board(out);
        for (int color = 0; color < 2; color++) {
            if (answers[color] != null) {
                out.append('\n')
                        .append(answers[color].reason().sentence(PLAYERS[color]))
                        .append(".\n");
                line(out, answers[color].line());
            }
        }
        if (dead() == CanMate.YES) {
            out.append("\nThe position is dead: the game is drawn (Laws 5.2.2).\n");
        }
        return out.toString();
    }

    private void board(StringBuilder out) {
        out.append("  +-----------------+\n");
        for (int rank = 7; rank >= 0; rank--) {
            out.append(rank + 1).append(" |");
            for (int file = 0; file < 8; file++) {
                int piece = position.pieceAt(rank * 8 + file);
                char empty = (rank + file) % 2 == 0 ? ':' : '.';
                out.append(' ').append(piece < 0 ? empty : "PNBRQKpnbrqk".charAt(piece));
            }
            out.append(" |\n");
        }
        out.append("  +-----------------+\n    a b c d e f g h    ")
                .append(PLAYERS[position.sideToMove()])
                .append(" to move\n");
    }

    private void line(StringBuilder out, int[] moves) {
        if (moves.length == 0) {
            return;
        }
        Position here = position.copy();
        StringBuilder row = new StringBuilder("  ");
        List<String> dots = List.of(".", "...");
        int leftOut = moves.length > LONG ? moves.length - SHOWN : 0;
        for (int i = 0; i < moves.length; i++) {
            if (leftOut > 0 && i >= SHOWN / 2 && i < SHOWN / 2 + leftOut) {
                here.play(moves[i]);
                if (i == SHOWN / 2) {
                    out.append(row)
                            .append("\n  ... ")
                            .append(leftOut)
                            .append(" plies more; --format json gives all ...\n");
                    row = new StringBuilder("  ");
                }
                continue;
            }
            String san = San.write(here, moves[i]);
            boolean numbered = i == 0 || row.length() == 2 && leftOut > 0 || here.sideToMove() == Position.WHITE;
            String word = numbered ? here.fullmoveNumber() + dots.get(here.sideToMove()) + " " + san : san;
            if (row.length() + word.length() > WIDTH) {
                out.append(row).append('\n');
                row = new StringBuilder("  ");
            }
            row.append(row.length() > 2 ? " " : "").append(word);
            here.play(moves[i]);
        }
        out.append(row).append('\n');
    }
}
