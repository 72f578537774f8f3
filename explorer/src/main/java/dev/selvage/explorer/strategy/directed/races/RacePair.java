package dev.selvage.explorer.strategy.directed.races;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Objects;

/**
 * Two accesses that may happen at the same time, by their sites; the lesser number first.
 */
public record RacePair(int first, int second) {
    public static RacePair of(int one, int other) {
        return new RacePair(Math.min(one, other), Math.max(one, other));
    }

    /** Whether the next step of the strand is one of the two. */
    public boolean isNext(ModelStrand strand) {
        return strand.nextSite() == first || strand.nextSite() == second;
    }

    /** Whether the next steps of two strands are the two, on the same memory. */
    public boolean isMet(ModelStrand one, ModelStrand other) {
        return isNext(one)
                && isNext(other)
                && of(one.nextSite(), other.nextSite()).equals(this)
                && one.nextTarget() == other.nextTarget()
                && one.nextIndex() == other.nextIndex();
    }

    static boolean isAccess(Operation operation) {
        return operation == Operation.READ || operation == Operation.WRITE || operation == Operation.UPDATE;
    }

    /** For people: {@code Counter.java:6 and Counter.java:9}. */
    public String text() {
        return place(first) + (first == second ? " in two threads" : " and " + place(second));
    }

    private static String place(int id) {
        Site site = Objects.requireNonNull(Sites.get(id));
        return site.file == null ? site.className : site.file + ":" + site.line;
    }
}
