package dev.selvage.generated.operation;

import static dev.selvage.generated.operation.Kind.kind;
import static dev.selvage.generated.operation.Operation.act;
import static dev.selvage.generated.operation.Operation.look;
import static dev.selvage.generated.operation.Trait.COMMUTES;
import static dev.selvage.generated.operation.Trait.THROWS;
import static dev.selvage.generated.operation.Trait.TIMED;
import static dev.selvage.generated.operation.Trait.WEAK;

import java.util.List;

/** Further collections, of either sort. */
final class MoreCollections {
    static final List<Kind> KINDS = List.of(
            set("concurrent set", "ConcurrentHashMap.newKeySet()"),
            set("ConcurrentSkipListSet", "new ConcurrentSkipListSet<>()"),
            set("CopyOnWriteArraySet", "new CopyOnWriteArraySet<>()"),
            kind(
                    "DelayQueue",
                    "final DelayQueue<$oElement> $o = new DelayQueue<>();\n"
                            + "record $oElement(int value, long due) implements Delayed {\n"
                            + "    public long getDelay(TimeUnit unit) {\n"
                            + "        return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);\n    }\n"
                            + "    public int compareTo(Delayed other) {\n"
                            + "        return Long.compare(due, (($oElement) other).due);\n    }\n}",
                    "$o.size()",
                    act("put", "$o.put(new $oElement($v, System.nanoTime() + 1_000_000 * $v));", TIMED),
                    look("take", "$o.take().value()", THROWS, TIMED),
                    // Time passes by itself on a bare JVM, and a poll looks at the clock.
                    look("poll", "($o.poll() == null)", TIMED, WEAK)),
            kind(
                    "LinkedList",
                    "final LinkedList<Integer> $o = new LinkedList<>(List.of(7));",
                    "",
                    act("add", "$o.add($v);", WEAK, THROWS),
                    look("remove first", "$o.removeFirst()", WEAK, THROWS),
                    look("size", "$o.size()", WEAK)),
            kind(
                    "TreeMap",
                    "final TreeMap<Integer, Integer> $o = new TreeMap<>();",
                    "",
                    act("put", "$o.put($v, $v);", WEAK, THROWS),
                    look("first", "$o.firstEntry()", WEAK, THROWS),
                    look("size", "$o.size()", WEAK)),
            kind(
                    "PriorityQueue",
                    "final PriorityQueue<Integer> $o = new PriorityQueue<>(List.of(2));",
                    "",
                    act("add", "$o.add($v);", WEAK, THROWS),
                    look("poll", "$o.poll()", WEAK, THROWS),
                    look("size", "$o.size()", WEAK)),
            kind(
                    "BitSet",
                    "final BitSet $o = new BitSet();",
                    "$o",
                    act("set", "$o.set($v);", WEAK),
                    act("flip", "$o.flip(1);", WEAK),
                    look("cardinality", "$o.cardinality()", WEAK),
                    look("text", "$o.toString()", WEAK)));

    private MoreCollections() {}

    private static Kind set(String name, String made) {
        return kind(
                name,
                "final Set<Integer> $o = " + made + ";",
                "new TreeSet<>($o)",
                look("add", "$o.add($v)"),
                act("put in", "$o.add($v);", COMMUTES),
                look("remove", "$o.remove($v)"),
                look("contains", "$o.contains($v)"),
                look("text", "$o.toString()"));
    }
}
