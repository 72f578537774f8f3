package dev.selvage.bench;

import java.util.HashMap;
import java.util.Map;
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
    private static final int SIZE = 256;

    private final Object monitor = new Object();
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Integer, Integer> map = new HashMap<>();
    private final int[] array = new int[SIZE];
    private Node ring = new Node();

    private static final class Node {
        Node next = this;
        int value;
    }

    @Setup
    public void fill() {
        for (int i = 0; i < SIZE; i++) {
            Node node = new Node();
            node.next = ring.next;
            ring.next = node;
            map.put(i, i);
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
