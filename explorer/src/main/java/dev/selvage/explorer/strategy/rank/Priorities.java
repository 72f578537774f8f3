package dev.selvage.explorer.strategy.rank;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * An order of threads: the first that can go on does.
 *
 * @param first threads that come first, in this order
 * @param descending whether those that follow do so in the reverse of the order of their creation
 * @param last threads that come last, in this order
 */
public record Priorities(List<Integer> first, boolean descending, List<Integer> last) {
    /**
     * Enough orders of {@code count} threads that each choice of {@code involved} of them appears in every order: the order of
     * creation and its reverse for two, whatever the count, and a few more for three.
     */
    public static List<Priorities> covering(int count, int involved) {
        List<Priorities> orders = new ArrayList<>();
        orders.add(new Priorities(List.of(), false, List.of()));
        orders.add(new Priorities(List.of(), true, List.of()));
        if (involved > 2) addUntilCovered(orders, count);
        return orders;
    }

    /** Shuffled orders and their reverses, the best of a few each time, until all ordered triples are there. */
    private static void addUntilCovered(List<Priorities> orders, int count) {
        List<Integer> ascending = IntStream.range(0, count).boxed().toList();
        Triples missing = new Triples(count);
        orders.forEach(order -> missing.remove(order.of(count)));
        Random random = new Random(count);
        while (!missing.isEmpty()) {
            List<Integer> best = new ArrayList<>(ascending);
            int most = 0;
            for (int i = 0; i < 20; i++) {
                List<Integer> candidate = new ArrayList<>(ascending);
                Collections.shuffle(candidate, random);
                int found = missing.count(candidate);
                if (found > most) {
                    most = found;
                    best = candidate;
                }
            }
            if (most == 0) continue;
            missing.remove(best);
            orders.add(new Priorities(List.copyOf(best), false, List.of()));
        }
    }

    /** The ordered triples of threads that no order has yet. */
    private static final class Triples {
        private final int count;
        private final BitSet left;

        Triples(int count) {
            this.count = count;
            this.left = new BitSet(count * count * count);
            for (int a = 0; a < count; a++) {
                for (int b = 0; b < count; b++) {
                    for (int c = 0; c < count; c++) if (a != b && b != c && a != c) left.set(index(a, b, c));
                }
            }
        }

        private int index(int a, int b, int c) {
            return (a * count + b) * count + c;
        }

        boolean isEmpty() {
            return left.isEmpty();
        }

        int count(List<Integer> order) {
            return visit(order, false);
        }

        void remove(List<Integer> order) {
            visit(order, true);
        }

        private int visit(List<Integer> order, boolean remove) {
            int found = 0;
            for (int i = 0; i < count; i++) {
                for (int j = i + 1; j < count; j++) {
                    for (int k = j + 1; k < count; k++) {
                        int index = index(order.get(i), order.get(j), order.get(k));
                        if (left.get(index)) found++;
                        if (remove) left.clear(index);
                    }
                }
            }
            return found;
        }
    }

    /** The same order with {@code strand} last of all. */
    public Priorities lowest(int strand) {
        List<Integer> changed = new ArrayList<>(last);
        changed.remove(Integer.valueOf(strand));
        changed.add(strand);
        return new Priorities(first, descending, List.copyOf(changed));
    }

    /** The first of {@code enabled} in this order. */
    public int highest(int[] enabled) {
        int best = enabled[0];
        for (int strand : enabled) if (rank(strand) < rank(best)) best = strand;
        return best;
    }

    private long rank(int strand) {
        int low = last.indexOf(strand);
        if (low >= 0) return 2L * Integer.MAX_VALUE + low;
        int high = first.indexOf(strand);
        if (high >= 0) return high - (long) Integer.MAX_VALUE;
        return descending ? Integer.MAX_VALUE - (long) strand : strand;
    }

    /** The order of {@code count} threads. */
    public List<Integer> of(int count) {
        return IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparingLong(this::rank))
                .toList();
    }
}
