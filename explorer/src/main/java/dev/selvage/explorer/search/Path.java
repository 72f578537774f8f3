package dev.selvage.explorer.search;

import dev.selvage.engine.model.DivergenceException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choices that lead to a state, as a list that shares its beginning with others. */
public final class Path {
    /** No choice at all. */
    public static final Path START = new Path(null, State.NOBODY, 0, 0);

    private final @Nullable Path before;
    private final int strand;
    private final int signature;
    private final int length;

    private Path(@Nullable Path before, int strand, int signature, int length) {
        this.before = before;
        this.strand = strand;
        this.signature = signature;
        this.length = length;
    }

    /** This path with one more choice, made at {@code state}. */
    public Path then(State state, int next) {
        return new Path(this, next, state.signature(), length + 1);
    }

    public int length() {
        return length;
    }

    /** The choices, first to last. */
    public List<Choice> choices() {
        Choice[] choices = new Choice[length];
        Path path = this;
        for (int i = length - 1; i >= 0 && path != null; i--) {
            choices[i] = new Choice(path.strand, path.signature);
            path = path.before;
        }
        return List.of(choices);
    }

    /**
     * A choice that was made, to be made again.
     *
     * @param signature of the state at which it was made
     */
    public record Choice(int strand, int signature) {
        /** The strand, if {@code state} is the one at which it was chosen. */
        public int at(State state, int number) {
            if (state.isEnabled(strand) && state.signature() == signature) return strand;
            throw new DivergenceException("at choice " + number + " thread " + strand
                    + " should go on as in an earlier run, but it cannot, or the options are other ones");
        }
    }
}
