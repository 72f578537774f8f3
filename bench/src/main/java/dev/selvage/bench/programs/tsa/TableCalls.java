package dev.selvage.bench.programs.tsa;

import java.util.Hashtable;
import java.util.List;

/** Two hash tables, whose methods are synchronized themselves, and calls of them. */
final class TableCalls {
    private TableCalls() {}

    static List<Runnable> all() {
        Hashtable<Integer, String> first = new Hashtable<>();
        Hashtable<Integer, String> second = new Hashtable<>();
        second.put(1, "one");
        second.put(2, "two");
        return List.of(
                () -> first.put(1, "one"),
                () -> first.get(1),
                () -> first.remove(1),
                () -> first.putAll(second),
                first::size,
                first::isEmpty,
                first::clear,
                () -> first.containsKey(2),
                () -> first.contains("two"),
                first::hashCode,
                first::toString,
                () -> first.equals(second),
                first::clone,
                // The second does not change: calls of the first go through it without its lock.
                () -> second.get(3),
                second::isEmpty,
                second::size,
                () -> first.putIfAbsent(4, "four"),
                () -> first.computeIfAbsent(5, key -> "five"),
                () -> first.merge(4, "more", String::concat));
    }
}
