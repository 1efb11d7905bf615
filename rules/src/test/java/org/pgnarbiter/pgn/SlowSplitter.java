package org.pgnarbiter.pgn;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The rule of {@link GameBoundary} once more, over a whole file in memory, with regular expressions. */
final class SlowSplitter {
    record Text(long offset, long length, String bytes) {}

    private static final String TAG = "\\[[ \\t]*[0-9A-Za-z_+#=:\\-\\x80-\\xff]+[ \\t]*\"";
    private static final Pattern TAG_LINE = Pattern.compile(TAG + ".*", Pattern.DOTALL);
    private static final Pattern EVENT_LINE = Pattern.compile("\\[Event[\\x00-\\x20]*\".*", Pattern.DOTALL);
    private static final Pattern CLOSED = Pattern.compile(TAG + ".*?\"[ \\t]*\\](.*)", Pattern.DOTALL);

    private SlowSplitter() {}

    static List<Text> texts(byte[] bytes) {
        // One char a byte.
        String s = new String(bytes, StandardCharsets.ISO_8859_1);
        List<int[]> lines = lines(s);
        List<Integer> starts = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        boolean previousTag = false;
        boolean blank = false;
        int first = -1;
        int solid = 0;
        List<Integer> candidates = new ArrayList<>();
        List<Integer> before = new ArrayList<>();
        for (int[] line : lines) {
            int w = line[0];
            while (w < line[1] && (s.charAt(w) <= ' ' || s.startsWith("\u00ef\u00bb\u00bf", w))) {
                w += s.charAt(w) <= ' ' ? 1 : 3;
            }
            w = Math.min(w, line[1]);
            int end = line[1];
            while (end > w && s.charAt(end - 1) <= ' ') {
                end--;
            }
            if (w == end) {
                blank = true;
                continue;
            }
            if (first < 0) {
                first = w;
            }
            String text = s.substring(w, end);
            boolean over = text.startsWith(";") || text.startsWith("%") && w == line[0];
            boolean tag = !over && TAG_LINE.matcher(text).matches();
            if (tag && (!previousTag || blank && EVENT_LINE.matcher(text).matches())) {
                candidates.add(w);
                before.add(solid);
            }
            solid = end;
            if (!over) {
                previousTag =
                        tag || Pattern.compile("\"[ \\t]*\\]$").matcher(text).find();
                blank = false;
            }
        }
        if (first < 0) {
            return List.of();
        }
        starts.add(first);
        for (int i = 0; i < candidates.size(); i++) {
            int c = candidates.get(i);
            int next = i + 1 < candidates.size() ? candidates.get(i + 1) : s.length();
            if (c != first && !beganInsideComment(s, lines, c, next)) {
                ends.add(before.get(i));
                starts.add(c);
            }
        }
        ends.add(solid);
        List<Text> texts = new ArrayList<>();
        for (int i = 0; i < starts.size(); i++) {
            texts.add(new Text(starts.get(i), ends.get(i) - starts.get(i), s.substring(starts.get(i), ends.get(i))));
        }
        return texts;
    }

    private static boolean beganInsideComment(String s, List<int[]> lines, int from, int to) {
        for (int[] line : lines) {
            int a = Math.max(line[0], from);
            if (line[1] < from || line[1] > to) {
                continue;
            }
            String text = s.substring(a, line[1]);
            String stripped = text.replaceFirst("^(?:[\\x00-\\x20]|\u00ef\u00bb\u00bf)+", "");
            if (stripped.startsWith(";") || text.startsWith("%")) {
                continue;
            }
            if (TAG_LINE.matcher(stripped).matches()) {
                var closed = CLOSED.matcher(stripped);
                text = !stripped.matches("(?s).*\\][\\x00-\\x20]*") && closed.matches() ? closed.group(1) : "";
            }
            int open = text.indexOf('{');
            int close = text.indexOf('}');
            if (open >= 0 || close >= 0) {
                return close >= 0 && (open < 0 || close < open);
            }
        }
        return false;
    }

    private static List<int[]> lines(String s) {
        List<int[]> lines = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\n' || c == '\r') {
                lines.add(new int[] {from, i});
                i += c == '\r' && s.startsWith("\n", i + 1) ? 1 : 0;
                from = i + 1;
            }
        }
        lines.add(new int[] {from, s.length()});
        return lines;
    }
}
