package dev.selvage.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Code that is not under control: with the agent its hooks find that out and return, without it there are none.
 *
 * <p>Each method does its work many times over, so that the hooks in JMH's own loop do not count.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GuardBenchmark {
    /** System property: whether a run under control comes first. */
    static final String AFTER_RUN = "selvage.bench.run";

    private static final int SIZE = 256;

    private final Object monitor = new Object();
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Integer, Integer> map = new HashMap<>();
    private final Map<Integer, Integer> tree = new TreeMap<>();
    private final List<Integer> list = new ArrayList<>();
    private final int[] array = new int[SIZE];
    private Node ring = new Node();

    private static final class Node {
        Node next = this;
        int value;
    }

    /** Hooks sleep until there was a run. */
    @Setup
    public void makeRun() {
        if (Boolean.getBoolean(AFTER_RUN)) Controlled.once();
    }

    @Setup
    public void fill() {
        for (int i = 0; i < SIZE; i++) {
            Node node = new Node();
            node.next = ring.next;
            ring.next = node;
            map.put(i, i);
            tree.put(i, i);
            list.add(i * 31 % SIZE);
        }
    }

    @Benchmark
    public Node fields() {
        Node node = ring;
        for (int i = 0; i < SIZE; i++) {
            node.value++;
            node = node.next;
        }
        return node;
    }

    @Benchmark
    public int collections() {
        int sum = 0;
        for (int i = 0; i < SIZE; i++) sum += map.put(i, sum);
        return sum;
    }

    @Benchmark
    public int iterations() {
        int sum = 0;
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) sum += entry.getKey();
        for (int element : list) sum += element;
        return sum;
    }

    @Benchmark
    public int trees() {
        int sum = 0;
        for (int i = 0; i < SIZE; i++) sum += tree.get(i);
        return sum;
    }

    @Benchmark
    public int texts() {
        StringBuilder text = new StringBuilder();
        for (int element : array) text.append(element).append(',');
        return text.length();
    }

    @Benchmark
    public List<Integer> sorting() {
        List<Integer> copy = new ArrayList<>(list);
        copy.sort(Comparator.reverseOrder());
        return copy;
    }

    @Benchmark
    public int streams() {
        return list.stream()
                .filter(element -> element % 3 != 0)
                .mapToInt(element -> element * 7)
                .sum();
    }

    @Benchmark
    public int monitors() {
        for (int i = 0; i < SIZE; i++) {
            synchronized (monitor) {
                array[i]++;
            }
        }
        return array[0];
    }

    @Benchmark
    public int locks() {
        for (int i = 0; i < SIZE; i++) {
            lock.lock();
            try {
                array[i]++;
            } finally {
                lock.unlock();
            }
        }
        return array[0];
    }
}
