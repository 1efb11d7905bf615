package org.pgnarbiter.replay;

/** Which values of the Variant tag mean standard chess or Chess960. */
final class Variants {
    private Variants() {}

    /** Standard chess, also from a set-up position. */
    static boolean isStandard(CharSequence variant) {
        // What nearly every game with this tag says costs no String.
        if (CharSequence.compare("Standard", variant) == 0) {
            return true;
        }
        String word = squeeze(variant);
        switch (word) {
            case "":
            case "?":
            case "-":
            case "standard":
            case "standardchess":
            case "normal":
            case "chess":
            case "regular":
            case "orthodox":
            case "frompos":
            case "fromposition":
            case "classical":
                return true;
            default:
                return false;
        }
    }

    /** Chess960 under its names. */
    static boolean isChess960(CharSequence variant) {
        String word = squeeze(variant);
        return word.contains("960")
                || word.contains("fischerrandom")
                || word.contains("fischerandom")
                || word.equals("frc")
                || word.equals("dfrc")
                || word.equals("fischer")
                || word.equals("freestyle")
                || word.equals("freestylechess");
    }

    private static String squeeze(CharSequence text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c > ' ' && c != '-' && c != '_') {
                out.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
            }
        }
        return out.toString();
    }
}
