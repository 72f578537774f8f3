package dev.selvage.generated.check;

/**
 * Two searches of which one must be wrong, or one that went wrong by itself.
 *
 * @param accused the search that claims to have seen everything, or that lost control
 * @param witness who has seen something else; empty if nobody has to
 * @param detail the outcome that is missing, or what went wrong
 */
public record Disagreement(Kind kind, String accused, String witness, String detail) {
    static final String BARE = "bare JVM";

    /** What is wrong. */
    public enum Kind {
        /** A search says that it has seen all outcomes, and has not. */
        MISSED,
        /** A search says that the program is not under control. */
        NOT_CONTROLLED,
        /** The same search went differently when it was made again, or on another engine. */
        NOT_REPEATED,
        /** A failure that was found does not happen again. */
        NOT_REPLAYED,
        /** A target that is called infeasible happened. */
        FEASIBLE,
        /** A correct program failed, or had another result than the one it must have. */
        FALSE_ALARM
    }

    /** Whether it is the same thing, in another program. */
    boolean isLike(Disagreement other) {
        return kind == other.kind && accused.equals(other.accused) && isBare() == other.isBare();
    }

    private boolean isBare() {
        return witness.equals(BARE);
    }

    @Override
    public String toString() {
        String seen = witness.isEmpty() ? "" : " seen by " + witness;
        return kind + " " + accused + ": " + detail + seen;
    }
}
