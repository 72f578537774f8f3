package dev.selvage.explorer.strategy.hapset;

/**
 * One use of a shared object by a statement.
 *
 * @param object a number for the object, or the part of it, that is the same throughout a run
 * @param whole the number of the object of which it is a part, or is the whole; {@link #NO_WHOLE} where there are no parts
 * @param step the step of the run in which it happened
 */
public record Use(int strand, Access access, int object, int whole, Statement statement, int step) {
    /** A use that has not happened yet. */
    static final int PENDING = Integer.MAX_VALUE;

    static final int NO_WHOLE = -1;

    public Use(int strand, Access access, int object, Statement statement) {
        this(strand, access, object, NO_WHOLE, statement, PENDING);
    }

    Use partOf(int newWhole) {
        return new Use(strand, access, object, newWhole, statement, step);
    }

    Use at(int newStep) {
        return new Use(strand, access, object, whole, statement, newStep);
    }

    /** Whether it may be a use of any part of its object. */
    boolean isOfWhole() {
        return object == whole;
    }

    /** Whether it is the same statement of the same strand: earlier uses by it add nothing to a later one. */
    public boolean isLike(Use other) {
        return strand == other.strand && statement == other.statement;
    }

    /** Whether it is about who gets a task from the library and when, which no statement of the program tells. */
    public boolean isOfTask() {
        return access == Access.TASK || access == Access.TAKE;
    }

    /** The pair that is seen when {@code this} comes immediately after {@code earlier}. */
    public HapSets.Pair after(Use earlier) {
        return HapSets.pair(statement, strand, earlier.statement, earlier.strand);
    }

    /** Whether they are uses of one object by two strands whose order matters. */
    public boolean conflictsWith(Use other) {
        return strand != other.strand && access.conflictsWith(other.access) && isOfSameAs(other);
    }

    private boolean isOfSameAs(Use other) {
        if (object == other.object) return true;
        return whole != NO_WHOLE && whole == other.whole && (isOfWhole() || other.isOfWhole());
    }
}
