package dev.selvage.explorer.strategy.sampling;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.strategy.SamplingStrategy;
import dev.selvage.explorer.touch.PendingAccess;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Partial order sampling: each step that is due has a random priority, which it draws anew when a step with which it races
 * goes first.
 *
 * <p>After X. Yuan, J. Yang, R. Gu: Partial order aware concurrency sampling (CAV 2018).
 */
public final class PosStrategy implements SamplingStrategy {
    private static final long NOT_DRAWN = -1;

    private final RunSeeds seeds;
    private final PendingAccess.Factory accesses = new PendingAccess.Factory();
    private Due[] dues = {};
    private SplittableRandom random = new SplittableRandom(0);

    /** The step that a strand is about to make. */
    private static final class Due {
        final PendingAccess access;
        long priority = NOT_DRAWN;

        /** Whether {@link #access} is that of the step. */
        boolean isKnown;

        Due(PendingAccess access) {
            this.access = access;
        }

        /** The step was made, or none is due in this run yet. */
        void over() {
            priority = NOT_DRAWN;
            isKnown = false;
        }
    }

    public PosStrategy(long seed) {
        this.seeds = new RunSeeds(seed);
    }

    @Override
    public String id() {
        return "pos";
    }

    @Override
    public void startAt(long run) {
        seeds.startAt(run);
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        random = seeds.nextRun();
        for (Due due : dues) {
            due.over();
            due.access.clear();
        }
        return true;
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    /** Nobody else could go on, so nothing races with the step. */
    @Override
    public void forced(ChoicePoint point) {
        int strand = point.option(0).id();
        if (strand < dues.length) dues[strand].over();
    }

    @Override
    public int choose(ChoicePoint point) {
        if (point.isWithinStep()) return random.nextInt(point.size());
        makeRoomFor(point.option(point.size() - 1).id());
        int best = 0;
        long highest = NOT_DRAWN;
        for (int i = 0; i < point.size(); i++) {
            Due due = dues[point.option(i).id()];
            if (due.priority == NOT_DRAWN) due.priority = random.nextLong() >>> 1;
            if (due.priority <= highest) continue;
            highest = due.priority;
            best = i;
        }
        take(point, best);
        return best;
    }

    private void take(ChoicePoint point, int chosen) {
        PendingAccess step = access(point.option(chosen));
        for (int i = 0; i < point.size(); i++) {
            ModelStrand other = point.option(i);
            if (i != chosen && step.racesWith(access(other))) dues[other.id()].priority = NOT_DRAWN;
        }
        dues[point.option(chosen).id()].over();
    }

    private PendingAccess access(ModelStrand strand) {
        Due due = dues[strand.id()];
        if (due.isKnown) return due.access;
        // A strand that waits would go on because its time is up, which is no access; it may yet be woken.
        due.isKnown = strand.isEnabled();
        if (due.isKnown) due.access.announce(strand);
        else due.access.clear();
        return due.access;
    }

    private void makeRoomFor(int strand) {
        if (strand < dues.length) return;
        int known = dues.length;
        dues = Arrays.copyOf(dues, Math.max(8, Math.max(strand + 1, 2 * known)));
        for (int i = known; i < dues.length; i++) dues[i] = new Due(accesses.create());
    }

    @Override
    public String guarantee() {
        return "none: priorities are drawn anew for ever";
    }
}
