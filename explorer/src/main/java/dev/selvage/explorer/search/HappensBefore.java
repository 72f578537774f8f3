package dev.selvage.explorer.search;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.List;

/**
 * A number for the happens-before graph of a run so far. Runs that differ only in the order of independent steps have the
 * same one; others have another one, but for chance.
 */
public final class HappensBefore {
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private long sum;

    /** Adds a complete step of a run; the order in which independent ones are added does not matter. */
    public void add(Step step, List<Step> steps) {
        long hash = mix(step.strand() + 1L);
        hash = mix(hash ^ step.operation().ordinal());
        Site site = Sites.get(step.site());
        hash = mix(hash ^ (site == null ? 0 : site.hash));
        if (step.isTimeOut()) hash = mix(hash ^ PRIME);
        int[] clock = step.clock();
        for (int strand = 0; strand < clock.length; strand++) {
            // Clocks may be longer than needed: a strand of which nothing is known counts for nothing.
            if (clock[strand] >= 0)
                hash += mix((strand + 1L) * PRIME + steps.get(clock[strand]).ordinal());
        }
        sum += mix(hash);
    }

    /** Adds a choice within a step of {@code strand}, such as whom a notification wakes. */
    public void addChoice(int strand, int step, int chosen) {
        sum += mix(PRIME + mix((strand + 1L) * PRIME + step) + chosen);
    }

    public long value() {
        return sum;
    }

    private static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
