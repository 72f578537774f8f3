package dev.selvage.explorer.strategy.bounded;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.Path;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.WorkQueue;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.systematic.DepthFirstStrategy;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Search over schedules in the order of their cost: each run follows a prefix that an earlier one left as work, and from
 * there on makes choices that cost nothing; every choice that it passes by becomes work of its own, to be done when its cost
 * is due. No schedule is run twice.
 */
public abstract class CostOrderedStrategy implements ExplorationStrategy {
    public static final int UNBOUNDED = Integer.MAX_VALUE;

    private final WorkQueue<Path> work = new WorkQueue<>();
    private final int bound;
    private List<Path.Choice> prefix = List.of();
    private Path path = Path.START;

    /** How far the run, which is made again, has come before: what it passed by is work already. */
    private int handled;

    private int spent;
    private boolean bounded;
    private boolean cut;

    /** @param bound the highest cost of a schedule */
    public CostOrderedStrategy(int bound) {
        this.bound = bound;
    }

    /** What choosing {@code strand} adds to the cost of a schedule. */
    protected abstract int cost(State state, int strand);

    /** A choice that costs nothing. */
    protected int free(State state) {
        return DepthFirstStrategy.first(state);
    }

    /** Whether the schedules that begin with choosing {@code strand} here are to be run. */
    protected boolean isWanted(ChoicePoint point, State state, int strand) {
        return true;
    }

    /** The run left its prefix behind and has come to a state; may give it up. */
    protected void opened(State state) {}

    /** Begins the search anew. */
    protected void restart() {
        work.clear();
        work.add(0, Path.START);
        bounded = false;
    }

    protected boolean isCut() {
        return cut;
    }

    /** Whether schedules were left out because they cost too much. */
    protected boolean isBounded() {
        return bounded;
    }

    /** What the schedule has cost so far. */
    protected int spent() {
        return spent;
    }

    @Override
    public String stage() {
        return spent == 1 ? "1 preemption" : spent + " preemptions";
    }

    @Override
    public boolean isComplete() {
        return !bounded && !cut;
    }

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (previous != null && previous.end() instanceof RunEnd.Cut) cut = true;
        Path next = previous == null ? Path.START : work.next(bound);
        if (next == null) return false;
        prefix = next.choices();
        handled = 0;
        begin();
        return true;
    }

    private void begin() {
        path = Path.START;
        spent = 0;
    }

    @Override
    public boolean again() {
        handled = Math.max(handled, path.length());
        begin();
        return true;
    }

    protected boolean isReplaying() {
        return path.length() < prefix.size();
    }

    @Override
    public int choose(ChoicePoint point) {
        State state = new State(point, spent);
        int strand = isReplaying() ? repeated(state) : chosen(point, state);
        spent += cost(state, strand);
        path = path.then(state, strand);
        return point.indexOf(strand);
    }

    private int repeated(State state) {
        return prefix.get(path.length()).at(state, path.length() + 1);
    }

    /** Goes on at no cost, and leaves the other choices for later. */
    private int chosen(ChoicePoint point, State state) {
        int taken = free(state);
        if (path.length() < handled) return taken;
        opened(state);
        for (int strand : state.enabled()) {
            if (strand == taken || !isWanted(point, state, strand)) continue;
            int cost = spent + cost(state, strand);
            if (cost <= bound) work.add(cost, path.then(state, strand));
            else bounded = true;
        }
        return taken;
    }
}
