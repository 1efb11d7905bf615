package org.pgnarbiter.replay;

/**
 * One fact of a game on which another engine differs from the one built in.
 *
 * @param builtin what the engine built in says
 * @param engine the other one's name
 * @param other what the other one says
 * @param fault the other engine's known fault that accounts for it, or null: then nobody knows who is right
 */
public record Disagreement(Fact fact, String builtin, String engine, String other, KnownFault fault) {
    /** The same for a reader: which fact, both values, and who is right if that is known. */
    public String text() {
        String values = fact.word() + ": builtin " + builtin + ", " + engine + " " + other + ". ";
        return values + (fault == null ? "No known fault accounts for it." : fault.name() + ": " + fault.why() + ".");
    }
}
