package dev.selvage.explorer.search.hapset;

/**
 * One use of a shared object by a statement.
 *
 * @param object a number for the object, or the part of it, that is the same throughout a run
 * @param step the step of the run in which it happened
 */
public record Use(int strand, Access access, int object, Statement statement, int step) {
    /** A use that has not happened yet. */
    static final int PENDING = Integer.MAX_VALUE;

    public Use(int strand, Access access, int object, Statement statement) {
        this(strand, access, object, statement, PENDING);
    }

    /** Whether it is the same statement of the same strand: earlier uses by it add nothing to a later one. */
    public boolean isLike(Use other) {
        return strand == other.strand && statement == other.statement;
    }

    /** The pair that is seen when {@code this} comes immediately after {@code earlier}. */
    public HapSets.Pair after(Use earlier) {
        return HapSets.pair(statement, strand, earlier.statement, earlier.strand);
    }

    /** Whether they are uses of one object by two strands whose order matters. */
    public boolean conflictsWith(Use other) {
        return strand != other.strand && object == other.object && access.conflictsWith(other.access);
    }
}
