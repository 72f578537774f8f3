package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** One synchronized set is searched for all elements of another, to which somebody adds meanwhile. */
public final class SynchronizedHashSet {
    private SynchronizedHashSet() {}

    /** The argument is the number of threads that add. */
    public static void main(String[] args) {
        Set<Integer> one = Collections.synchronizedSet(new HashSet<>(List.of(1, 2)));
        Set<Integer> other = Collections.synchronizedSet(new HashSet<>(List.of(1, 2)));
        Threads.start(() -> one.containsAll(other));
        for (int i = Integer.parseInt(args[0]); i > 0; i--) {
            int number = i + 2;
            Threads.start(() -> other.add(number));
        }
    }
}
