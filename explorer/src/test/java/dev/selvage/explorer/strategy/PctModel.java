package dev.selvage.explorer.strategy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The published algorithm of PCT on a model of {@code Conflicts.Writers}, over all of its random choices: what it draws is enumerated here. Strand 0
 * starts the others one after the other; each of those begins, which is a step of its own, and writes.
 */
final class PctModel {
    private final int depth;
    private final int[] writes;
    private final Map<Integer, Map<String, Double>> known = new HashMap<>();

    PctModel(int depth, int... writes) {
        this.depth = depth;
        this.writes = writes;
    }

    /** How likely each order is when runs are expected to have {@code length} steps; 0 for no changes of priorities. */
    Map<String, Double> distribution(int length) {
        return known.computeIfAbsent(length, this::enumerate);
    }

    private Map<String, Double> enumerate(int length) {
        List<int[]> priorities = new ArrayList<>();
        arrange(new int[writes.length + 1], 0, writes.length + 1, depth, priorities);
        List<int[]> changes = new ArrayList<>();
        arrange(new int[Math.min(depth - 1, length)], 0, length, 1, changes);
        Map<String, Double> orders = new HashMap<>();
        double share = 1.0 / priorities.size() / changes.size();
        for (int[] initial : priorities) {
            for (int[] steps : changes) orders.merge(run(initial.clone(), steps), share, Double::sum);
        }
        return orders;
    }

    /** All ways to fill the rest of {@code places} with different numbers, of which there are {@code numbers}, from {@code least} on. */
    private static void arrange(int[] places, int filled, int numbers, int least, List<int[]> all) {
        if (filled == places.length) {
            all.add(places.clone());
            return;
        }
        for (int number = least; number < least + numbers; number++) {
            boolean used = false;
            for (int i = 0; i < filled; i++) used |= places[i] == number;
            if (used) continue;
            places[filled] = number;
            arrange(places, filled + 1, numbers, least, all);
        }
    }

    /** One run: the order of its writes. */
    private String run(int[] priority, int[] changes) {
        int[] made = new int[priority.length];
        StringBuilder order = new StringBuilder();
        // The first thread is started before there is a choice.
        made[0] = 1;
        int last = 0;
        int step = 0;
        while (true) {
            int next = -1;
            int enabled = 0;
            for (int strand = 0; strand < priority.length; strand++) {
                if (!isEnabled(strand, made)) continue;
                enabled++;
                if (next < 0 || priority[strand] > priority[next]) next = strand;
            }
            if (next < 0) return order.toString();
            if (next > 0 && made[next] > 0) order.append(next);
            made[next]++;
            // What nobody could have come between is one step.
            if (enabled == 1 && next == last) continue;
            last = next;
            step++;
            for (int i = 0; i < changes.length; i++) {
                if (changes[i] == step) priority[next] = i + 1;
            }
        }
    }

    private boolean isEnabled(int strand, int[] made) {
        if (strand == 0) return made[0] < writes.length;
        return strand <= made[0] && made[strand] < 1 + writes[strand - 1];
    }
}
