package dev.selvage.bench.programs.tsa;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeSet;

/** Two synchronized collections of one kind, and calls of them. */
final class CollectionCalls {
    private final Collection<Integer> first;
    private final Collection<Integer> second;

    private CollectionCalls(String kind) {
        first = of(kind);
        second = of(kind);
        second.add(1);
        second.add(2);
    }

    static List<Runnable> of(CollectionCalls calls) {
        Collection<Integer> first = calls.first;
        Collection<Integer> second = calls.second;
        List<Runnable> all = new ArrayList<>(List.of(
                () -> first.add(1),
                () -> first.addAll(second),
                first::clear,
                () -> first.contains(1),
                () -> first.containsAll(second),
                () -> first.remove(1),
                () -> first.removeAll(second),
                () -> first.retainAll(second),
                first::size,
                first::isEmpty,
                first::toArray,
                first::toString,
                // The second does not change: calls of the first go through it without its lock.
                () -> second.contains(3),
                second::isEmpty,
                second::size,
                second::toArray));
        if (first instanceof List<Integer> one && second instanceof List<Integer> other) {
            all.addAll(ofLists(one, other));
        }
        return all;
    }

    private static List<Runnable> ofLists(List<Integer> first, List<Integer> second) {
        return List.of(
                () -> first.add(0, 5),
                () -> first.indexOf(5),
                () -> first.lastIndexOf(5),
                first::hashCode,
                () -> first.equals(second),
                () -> first.addAll(0, second));
    }

    static CollectionCalls on(String kind) {
        return new CollectionCalls(kind);
    }

    private static Collection<Integer> of(String kind) {
        return switch (kind) {
            case "ArrayList" -> Collections.synchronizedList(new ArrayList<>());
            case "LinkedList" -> Collections.synchronizedList(new LinkedList<>());
            case "HashSet" -> Collections.synchronizedSet(new HashSet<>());
            case "TreeSet" -> Collections.synchronizedSortedSet(new TreeSet<>());
            default -> throw new IllegalArgumentException("there is no collection " + kind);
        };
    }
}
