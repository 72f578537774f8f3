package dev.selvage.report.console;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Divides a line among columns: who needs little gets what it needs, the others share the rest. */
final class ColumnWidths {
    /** A narrower column would break nearly every cell. */
    static final int LEAST = 22;

    private ColumnWidths() {}

    /**
     * The width of each column, or empty if some column would be too narrow to read.
     *
     * @param wanted the width that each column would like to have
     * @param available the width of all columns together
     */
    static Optional<List<Integer>> fit(List<Integer> wanted, int available) {
        int most = fairShare(wanted, available);
        boolean readable = wanted.stream().allMatch(width -> width <= most || most >= LEAST);
        if (!readable) return Optional.empty();
        return Optional.of(wanted.stream().map(width -> Math.min(width, most)).toList());
    }

    /** The largest width to which the columns can be cut so that all fit. */
    private static int fairShare(List<Integer> wanted, int available) {
        int[] ascending = wanted.stream().mapToInt(Integer::intValue).sorted().toArray();
        int rest = available;
        for (int i = 0; i < ascending.length; i++) {
            int share = rest / (ascending.length - i);
            if (ascending[i] > share) return share;
            rest -= ascending[i];
        }
        return Arrays.stream(ascending).max().orElse(0);
    }
}
