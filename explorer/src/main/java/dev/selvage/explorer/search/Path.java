package dev.selvage.explorer.search;

import org.jspecify.annotations.Nullable;

/** The choices that lead to a state, as a list that shares its beginning with others. */
public final class Path {
    /** No choice at all. */
    public static final Path START = new Path(null, State.NOBODY, 0);

    private final @Nullable Path before;
    private final int strand;
    private final int length;

    private Path(@Nullable Path before, int strand, int length) {
        this.before = before;
        this.strand = strand;
        this.length = length;
    }

    /** This path with one more choice. */
    public Path then(int next) {
        return new Path(this, next, length + 1);
    }

    public int length() {
        return length;
    }

    public int[] toArray() {
        int[] strands = new int[length];
        Path path = this;
        for (int i = length - 1; i >= 0 && path != null; i--) {
            strands[i] = path.strand;
            path = path.before;
        }
        return strands;
    }
}
