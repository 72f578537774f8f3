package dev.selvage.explorer.strategy.hapset;

import dev.selvage.explorer.search.Race;
import dev.selvage.explorer.search.State;
import dev.selvage.explorer.strategy.reduction.BacktrackSets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * The orders of two statements for which the search wants to go back, each with the state where it would come about. One run
 * of a loop wishes for the same order in every round; as soon as the search has gone back for it once, and a good run has
 * shown it, the other rounds are not worth a run on its account.
 */
final class BacktrackRequests {
    /** What the rounds of a loop have in common: the order, and who would use what in it. */
    private record Aim(HapSets.Pair order, int strand, int other, int object) {}

    /** @param lasting whether it stays worth a run at every state */
    private record Wish(Aim aim, BitSet helpers, boolean lasting) {}

    private final BacktrackSets backtrackSets;
    private final Set<HapSets.Pair> orders = new HashSet<>();
    private final Set<Aim> tried = new HashSet<>();

    /** Weak, since what was wished for at a state is of no interest once the search has left it for good. */
    private final Map<State, List<Wish>> byState = new WeakHashMap<>();

    /** What the current run makes needless, if it turns out to be a good one. */
    private final List<Doubtful> doubtful = new ArrayList<>();

    private record Doubtful(Wish wish, State origin) {}

    BacktrackRequests(BacktrackSets backtrackSets) {
        this.backtrackSets = backtrackSets;
    }

    /** Everything that was wished for so far. */
    Set<HapSets.Pair> orders() {
        return orders;
    }

    /** {@code use} is to come before {@code earlier}, which was chosen at {@code origin}. */
    void add(Use earlier, Use use, Race race, State origin) {
        add(wish(earlier, use, race), origin);
    }

    private static Wish wish(Use earlier, Use use, Race race) {
        Aim aim = new Aim(earlier.after(use), use.strand(), earlier.strand(), use.object());
        return new Wish(aim, race.helpers(), use.isOfTask());
    }

    private void add(Wish wish, State origin) {
        orders.add(wish.aim.order);
        byState.computeIfAbsent(origin, unknown -> new ArrayList<>()).add(wish);
        backtrackSets.add(wish.helpers, wish.aim.strand, origin);
    }

    /** The same, unless the run is good: it was the first to show that order. */
    void addIfBad(Use earlier, Use use, Race race, State origin) {
        doubtful.add(new Doubtful(wish(earlier, use, race), origin));
    }

    /** The run was no good one. */
    void revive() {
        for (Doubtful each : doubtful) add(each.wish, each.origin);
        doubtful.clear();
    }

    /** The search goes back to {@code state}. */
    void tries(State state) {
        for (Wish wish : byState.getOrDefault(state, List.of())) tried.add(wish.aim);
    }

    /** The run was good: leaves in the backtrack sets only what serves an order that is not in {@code sets}. */
    void dropCovered(HapSets sets) {
        doubtful.clear();
        byState.forEach((state, wishes) -> {
            if (!wishes.removeIf(wish -> isMet(wish, sets))) return;
            state.backtrack().and(state.done());
            for (Wish wish : wishes) backtrackSets.add(wish.helpers, wish.aim.strand, state);
        });
    }

    private boolean isMet(Wish wish, HapSets sets) {
        return !wish.lasting && tried.contains(wish.aim) && sets.contains(wish.aim.order);
    }
}
