package dev.selvage.explorer.strategy.repeat;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.PrunedException;
import dev.selvage.explorer.search.CycleWatch;

/**
 * Repeats the beginning of a run and then lets the strands take turns, step by step, until it sees that they go round in a cycle: the
 * fairest of all schedules. The run is given up then, or when it has gone on for long without a cycle.
 */
public final class FairTail implements Chooser {
    private static final int LOOK = 1_000;

    private final int[] beginning;
    private final long bound;
    private final CycleWatch watch;
    private int next;
    private long taken;
    private long looks;
    private int notified = -1;
    private boolean cyclic;

    /**
     * @param beginning the choices of the beginning
     * @param bound the number of steps in turns after which it is given up
     * @param watch sees the events of the run
     */
    public FairTail(int[] beginning, long bound, CycleWatch watch) {
        this.beginning = beginning.clone();
        this.bound = bound;
        this.watch = watch;
    }

    /** Whether the run was given up since it goes round in a cycle, as far as the shape of events tells. */
    public boolean isCyclic() {
        return cyclic;
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    @Override
    public void forced(ChoicePoint point) {
        look(point);
    }

    @Override
    public int choose(ChoicePoint point) {
        look(point);
        if (next < beginning.length) return Math.max(0, point.indexOf(beginning[next++]));
        if (point.kind() == ChoicePoint.Kind.RUN)
            return after(point, point.current() == null ? -1 : point.current().id());
        int index = after(point, notified);
        notified = point.option(index).id();
        return index;
    }

    /** The next option after that strand, going round. */
    private static int after(ChoicePoint point, int strand) {
        int index = 0;
        while (index < point.size() && point.option(index).id() <= strand) index++;
        return index % point.size();
    }

    private void look(ChoicePoint point) {
        boolean passed = point.hasTimePassed() || point.clockLooks() != looks;
        looks = point.clockLooks();
        if (passed) watch.restart();
        if (next < beginning.length) return;
        if (taken++ == 0) watch.begin();
        if (taken % LOOK == 0) cyclic = watch.isCycle();
        if (cyclic || taken > bound) throw new PrunedException();
    }
}
