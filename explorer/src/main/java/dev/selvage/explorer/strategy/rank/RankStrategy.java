package dev.selvage.explorer.strategy.rank;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.PrunedException;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.search.CallSites;
import dev.selvage.explorer.search.HappensBefore;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.search.Path;
import dev.selvage.explorer.search.RunTracker;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.search.Step;
import dev.selvage.explorer.search.WorkQueue;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.chess.PreemptionPoints;
import dev.selvage.explorer.strategy.systematic.DepthFirstStrategy;
import dev.selvage.explorer.touch.Narrowing;
import dev.selvage.runtime.Operation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Search in the order of ranks: context bound, tracked variables, threads involved, loop iterations. Within a rank, threads
 * go on by priority, and each execution of a tracked access is a place where the running thread may become the last.
 *
 * <p>After the poster on RankChecker, ranking of schedules for concurrency testing, algorithm 1. Departures: which of
 * several waiters a notify wakes is chosen by priority; threads are known by the order in which they start.
 */
public final class RankStrategy implements ExplorationStrategy {
    private static final int CONTEXT = 5;

    /** A search that is to be made: a rank and the variables that it tracks. */
    private record Search(Rank rank, Set<String> tracked) {}

    /**
     * A schedule: choices, and the priorities by which it goes on.
     *
     * @param switches whether a strand has come last where the choices end: what else could happen there is other work already
     */
    private record Item(Path path, Priorities priorities, boolean switches) {
        static Item initial(Priorities priorities) {
            return new Item(Path.START, priorities, false);
        }
    }

    /** A place in the program, with the calls that led there. */
    private record Place(int strand, int site, List<String> context) {}

    /** A state in which a run goes on by priority. */
    private record Known(long graph, Priorities priorities, long fairness) {}

    private final Variables variables = new Variables();
    private final Deque<Rank> ranks = new ArrayDeque<>(Rank.inOrder());
    private final Deque<Search> searches = new ArrayDeque<>();
    private final WorkQueue<Item> work = new WorkQueue<>();
    private final Set<Known> known = new HashSet<>();
    private Search search = new Search(new Rank(0, 0, 2, 1), Set.of());
    private List<Priorities> orders = List.of();
    private int threads = 1;

    private Item item = Item.initial(Priorities.covering(1, 2).get(0));
    private List<Path.Choice> prefix = List.of();
    private Path path = Path.START;
    private final Map<Place, Integer> executions = new HashMap<>();
    private RunTracker tracker = new RunTracker();
    private HappensBefore graph = new HappensBefore();
    private int spent;
    private boolean free;

    /** Whether the last choice let time pass: whoever that woke goes on by its priority. */
    private boolean passesTime;

    @Override
    public String id() {
        return "rank";
    }

    /** The rank of the schedules that are being run. */
    public Rank rank() {
        return search.rank;
    }

    @Override
    public String stage() {
        return "rank " + search.rank;
    }

    // ---- searches

    @Override
    public boolean nextRun(@Nullable RunResult previous) {
        if (previous != null) threads = Math.max(threads, previous.threads());
        while (true) {
            int cost = work.cost();
            Item next = work.next(search.rank.switches());
            if (next != null) {
                begin(next, cost);
                return true;
            }
            if (!nextSearch()) return false;
        }
    }

    private boolean nextSearch() {
        if (searches.isEmpty()) {
            Rank rank = ranks.poll();
            if (rank == null) return false;
            addSearches(rank);
        }
        search = searches.remove();
        orders = Priorities.covering(threads, search.rank.threads());
        known.clear();
        work.clear();
        for (Priorities priorities : orders) work.add(0, Item.initial(priorities));
        return true;
    }

    private void addSearches(Rank rank) {
        List<String> shared = variables.shared();
        if (rank.variables() == 1) shared.forEach(variable -> searches.add(new Search(rank, Set.of(variable))));
        else searches.add(new Search(rank, rank.variables() == 0 ? Set.of() : Set.copyOf(shared)));
        // A rank that differs from an earlier one in nothing that this program has is still worth its orders.
        if (searches.isEmpty()) searches.add(new Search(rank, Set.of()));
    }

    // ---- runs

    private void begin(Item next, int cost) {
        item = next;
        spent = cost;
        prefix = next.path.choices();
        path = Path.START;
        executions.clear();
        tracker = new RunTracker(Narrowing.to(this::counts));
        graph = new HappensBefore();
        free = false;
        passesTime = false;
    }

    @Override
    public boolean again() {
        begin(item, spent);
        return true;
    }

    @Override
    public RunListener listener() {
        return Listeners.both(tracker, variables);
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    @Override
    public void forced(ChoicePoint point) {
        arrive(point);
        tracker.take(point.option(0));
    }

    @Override
    public int choose(ChoicePoint point) {
        State state = new State(point, 0);
        if (!state.isWithinStep()) arrive(point);
        boolean yields = !state.isWithinStep() && isYield(point);
        int strand = path.length() < prefix.size() ? repeated(state) : chosen(state, yields);
        path = path.then(state, strand);
        int index = point.indexOf(strand);
        passesTime = !state.isWithinStep() && point.option(index).isTimed();
        if (!state.isWithinStep()) tracker.take(point.option(index));
        if (state.isWithinStep()) graph.addChoice(state.current(), tracker.stepOf(state.current()), strand);
        return index;
    }

    private void arrive(ChoicePoint point) {
        Step last = tracker.arrive(point);
        if (last != null) tracker.addTo(graph, last);
    }

    private int repeated(State state) {
        return prefix.get(path.length()).at(state, path.length() + 1);
    }

    private int chosen(State state, boolean yields) {
        boolean isWhereItSwitched = !free && item.switches;
        if (!free && !known.add(new Known(graph.value(), item.priorities, state.fairness())))
            throw new PrunedException();
        free = true;
        if (state.isWithinStep() && state.isEnabled(state.current())) return look(state);
        if (yields && !isWhereItSwitched) leave(state.current());
        boolean goesOn = !yields && !passesTime && state.isEnabled(state.current());
        return goesOn ? state.current() : item.priorities.highest(state.enabled());
    }

    /** What the strand looks at has got there; that the look comes first is left as work. */
    private int look(State state) {
        work.add(spent, new Item(path.then(state, state.current()), item.priorities, false));
        return DepthFirstStrategy.first(state);
    }

    /** Leaves it as work that the running strand comes last from here on. */
    private void leave(int strand) {
        if (spent >= search.rank.switches()) return;
        Set<Priorities> seen = new HashSet<>();
        for (Priorities priorities : orders) {
            Priorities changed = priorities.lowest(strand);
            if (seen.add(changed)) work.add(spent + 1, new Item(path, changed, true));
        }
    }

    /** Whether an access belongs to the happens-before graph: it is synchronization, or to a tracked variable. */
    private boolean counts(Operation operation, int site, @Nullable Object target) {
        return PreemptionPoints.isSynchronizing(site) || isTracked(operation, site, target);
    }

    private boolean isTracked(Operation operation, int site, @Nullable Object target) {
        String variable = Variables.variable(operation, site, target);
        return variable != null && search.tracked.contains(variable);
    }

    /** Whether the running strand comes to a tracked access that counts. */
    private boolean isYield(ChoicePoint point) {
        ModelStrand current = point.current();
        if (current == null || point.currentIndex() < 0) return false;
        boolean tracked = isTracked(current.nextOperation(), current.nextSite(), current.nextTarget());
        if (!tracked && !PreemptionPoints.isSynchronization(current)) return false;
        Place place = new Place(current.id(), current.nextSite(), CallSites.innermost(CONTEXT));
        return executions.merge(place, 1, Integer::sum) <= search.rank.iterations();
    }

    @Override
    public int callSites() {
        return CONTEXT;
    }

    @Override
    public String guarantee() {
        return "no failure up to rank " + search.rank + " of context bound, variables, threads and loop iterations";
    }
}
