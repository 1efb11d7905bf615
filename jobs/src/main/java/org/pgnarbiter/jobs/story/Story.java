package org.pgnarbiter.jobs.story;

import java.util.List;

/**
 * One game told: everything that the historian's view shows, as text that is not yet escaped for any medium.
 *
 * @param source the file
 * @param number the game's number in the file, from 0
 * @param title the players, or what there is instead
 * @param tags the tags as written, in their order
 * @param pgn the text of the game as it stands in the file
 * @param era the Laws in force and why they were chosen
 * @param replayed whether there was a position to play from
 * @param plies the positions, ply 0 (the start) first
 * @param moments the plies that matter, in their order
 * @param deciding the ply at which the game is decided, or the last
 * @param rows the record beside the law
 * @param verdict the word of the tables
 * @param ruling the verdict as a sentence
 * @param findings what is worth saying, the most serious first
 * @param questions what cannot be said
 * @param opinions what each edition of the Laws, or each house, says
 */
public record Story(
        String source,
        int number,
        String title,
        List<Tag> tags,
        String pgn,
        Era era,
        boolean replayed,
        List<Ply> plies,
        List<Moment> moments,
        int deciding,
        List<Row> rows,
        String verdict,
        String ruling,
        List<Remark> findings,
        List<String> questions,
        List<Opinion> opinions) {

    /** A tag as written. */
    public record Tag(String name, String value) {}

    /**
     * The Laws of the game.
     *
     * @param why how they were chosen
     * @param editions the possible ones, usually one
     */
    public record Era(String why, List<Edition> editions) {
        public Era {
            editions = List.copyOf(editions);
        }
    }

    /**
     * A rule set.
     *
     * @param id the id of the tables
     * @param title its name
     * @param dates when it was in force, in words
     * @param note how sure its text and its dates are; empty where they are
     */
    public record Edition(String id, String title, String dates, String note) {}

    /**
     * The position after a ply.
     *
     * @param number from 1; 0 is the start
     * @param label number and move as one word, {@code 34.Qe2} or {@code 34...Rd5}; {@code start} for ply 0
     * @param san the move alone, empty for ply 0
     * @param fen the position
     * @param move the packed move, -1 for ply 0
     * @param from number of the square the man came from, -1 for ply 0
     * @param to number of the square it went to, -1 for ply 0
     * @param clock plies since the last capture or pawn move
     * @param occurrence how often this position has stood by now
     * @param material White's men less Black's, in pawns (knight and bishop 3, rook 5, queen 9)
     * @param chess960 whether castling is that of Chess960
     */
    public record Ply(
            int number,
            String label,
            String san,
            String fen,
            int move,
            int from,
            int to,
            int clock,
            int occurrence,
            int material,
            boolean chess960) {

        /** Whether White made the move. */
        public boolean byWhite() {
            return number > 0 && !label.contains("...");
        }
    }

    /**
     * A ply that matters.
     *
     * @param ply the ply
     * @param sentences why
     * @param squares numbers of squares to ring on a board
     * @param weight how much it matters: 3 the end by the Laws or a stop, 2 a claim or a finding, 1 the rest
     */
    public record Moment(Ply ply, List<String> sentences, List<Integer> squares, int weight) {
        public Moment {
            sentences = List.copyOf(sentences);
            squares = List.copyOf(squares);
        }
    }

    /** The record beside the law on one question; {@code differs} where they cannot both be right. */
    public record Row(String question, String record, String law, boolean differs) {}

    /**
     * A finding.
     *
     * @param code the code of the tables
     * @param severity 1 critical to 5 informational
     * @param where the move, or empty where it is about the record as a whole
     * @param ply the ply, or -1
     * @param sentence what
     * @param why the rule set and article, and what the article says
     * @param confidence how sure
     * @param accepted whether somebody has looked at it and declared the record right
     */
    public record Remark(
            String code,
            int severity,
            String where,
            int ply,
            String sentence,
            String why,
            String confidence,
            boolean accepted) {}

    /**
     * What one rule set says.
     *
     * @param edition which
     * @param own whether it is the rule set of the game's own date and place
     * @param end how and where the game ended
     * @param result the result it forces, or that it forces none
     * @param verdict how the record stands to it
     * @param claims the draws that could be claimed
     * @param findings the most serious finding, or that there is none
     * @param articles what it says on the questions of this game
     */
    public record Opinion(
            Edition edition,
            boolean own,
            String end,
            String result,
            String verdict,
            String claims,
            String findings,
            List<Clause> articles) {
        public Opinion {
            articles = List.copyOf(articles);
        }
    }

    /** What a rule set says on a topic: {@code article} may be empty, {@code says} is not. */
    public record Clause(String topic, String article, String says) {}

    public Story {
        tags = List.copyOf(tags);
        plies = List.copyOf(plies);
        moments = List.copyOf(moments);
        rows = List.copyOf(rows);
        findings = List.copyOf(findings);
        questions = List.copyOf(questions);
        opinions = List.copyOf(opinions);
    }

    /** The number of the moment at a ply, from 1, or 0 if the ply is none. */
    public int momentAt(int ply) {
        for (int i = 0; i < moments.size(); i++) {
            if (moments.get(i).ply().number() == ply) {
                return i + 1;
            }
        }
        return 0;
    }

    /** The value of a tag, or the empty string. */
    public String tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst()
                .orElse("");
    }
}
