package org.pgnarbiter.audit;

import java.util.HashMap;
import java.util.Map;

/** Circumstances from a few tags, for tests. */
final class Tags implements Circumstances {

    private final Map<String, String> tags = new HashMap<>();

    /** Names and values in turn; {@code comment} is the last comment. */
    static Tags of(String... namesAndValues) {
        Tags made = new Tags();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i + 1] != null) {
                made.tags.put(namesAndValues[i], namesAndValues[i + 1]);
            }
        }
        return made;
    }

    @Override
    public CharSequence event() {
        return tags.get("Event");
    }

    @Override
    public CharSequence site() {
        return tags.get("Site");
    }

    @Override
    public CharSequence date() {
        return tags.get("Date");
    }

    @Override
    public CharSequence eventDate() {
        return tags.get("EventDate");
    }

    @Override
    public CharSequence utcDate() {
        return tags.get("UTCDate");
    }

    @Override
    public CharSequence round() {
        return tags.get("Round");
    }

    @Override
    public CharSequence white() {
        return tags.get("White");
    }

    @Override
    public CharSequence black() {
        return tags.get("Black");
    }

    @Override
    public CharSequence annotator() {
        return tags.get("Annotator");
    }

    @Override
    public CharSequence timeControl() {
        return tags.get("TimeControl");
    }

    @Override
    public CharSequence termination() {
        return tags.get("Termination");
    }

    @Override
    public CharSequence terminationDetails() {
        return tags.get("TerminationDetails");
    }

    @Override
    public CharSequence whiteType() {
        return tags.get("WhiteType");
    }

    @Override
    public CharSequence blackType() {
        return tags.get("BlackType");
    }

    @Override
    public CharSequence link() {
        return tags.get("Link");
    }

    @Override
    public CharSequence gameDuration() {
        return tags.get("GameDuration");
    }

    @Override
    public boolean shown() {
        return tags.containsKey("StudyName") || tags.containsKey("BroadcastName");
    }

    @Override
    public int commentCount() {
        return tags.containsKey("comment") ? 1 : 0;
    }

    @Override
    public CharSequence comment(int index) {
        return tags.get("comment");
    }
}
