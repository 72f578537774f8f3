package dev.selvage.engine.model;

import java.util.Arrays;

/**
 * The strands that can go on, ordered by their ids.
 *
 * <p>Kept up to date instead of being gathered at every scheduling point: there are far more points than changes.
 */
final class EnabledStrands {
    private ModelStrand[] strands = new ModelStrand[8];
    private int size;

    int size() {
        return size;
    }

    /** The only one; valid when there is exactly one. */
    ModelStrand only() {
        return strands[0];
    }

    /** The strands, of which the first {@link #size} count; valid until the next change. */
    ModelStrand[] array() {
        return strands;
    }

    void add(ModelStrand strand) {
        if (size == strands.length) strands = Arrays.copyOf(strands, size * 2);
        int at = size++;
        while (at > 0 && strands[at - 1].id() > strand.id()) strands[at] = strands[--at];
        strands[at] = strand;
    }

    void remove(ModelStrand strand) {
        int at = 0;
        while (strands[at] != strand) at++;
        System.arraycopy(strands, at + 1, strands, at, --size - at);
    }
}
