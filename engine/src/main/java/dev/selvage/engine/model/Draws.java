package dev.selvage.engine.model;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether one call of a shared generator of random numbers draws several times while another thread is about to call it: a call is one step, so no
 * schedule shows what comes of that.
 */
final class Draws {
    /** What a strand is drawing from, and in which call. */
    static final class Call {
        private @Nullable Object generator;
        private int site;
        private boolean drawn;
        private boolean disturbed;

        void reset() {
            generator = null;
        }
    }

    /** How often each was called in the run. */
    private final Map<Object, Integer> calls = new IdentityHashMap<>();

    void reset() {
        if (!calls.isEmpty()) calls.clear();
    }

    /** How often it was called so far. */
    int callsOf(Object generator) {
        return calls.getOrDefault(generator, 0);
    }

    /** {@code me} makes a call now that was announced when there were {@code before} of them. */
    void begins(ModelStrand me, Object generator, int site, int before) {
        int count = calls.merge(generator, 1, Integer::sum);
        Call call = me.drawing;
        call.generator = generator;
        call.site = site;
        call.drawn = false;
        call.disturbed = count != before + 1;
    }

    /** Whether {@code me} draws within a call of the generator, which was announced as such. */
    boolean areAnnounced(ModelStrand me, Random generator) {
        return me.drawing.generator == generator && me.drawing.site == me.userSite;
    }

    /** Whether an announced draw is not the first of its call, and another strand was, or is, about to call the same generator. */
    boolean meet(List<ModelStrand> strands, ModelStrand me, Random generator) {
        boolean again = me.drawing.drawn;
        me.drawing.drawn = true;
        return again && (me.drawing.disturbed || isAboutToBeCalled(strands, me, generator));
    }

    private static boolean isAboutToBeCalled(List<ModelStrand> strands, ModelStrand me, Random generator) {
        for (ModelStrand other : strands) {
            if (other != me && other.aboutToAccess && other.target == generator) return true;
        }
        return false;
    }
}
