package dev.selvage.bench.programs;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads that work beside each other; prints, and leaves behind, the processor time that the work took, in nanoseconds for each
 * access, lock, call or word, in the best of several rounds.
 */
public final class Work {
    /** Where the figure is left for whoever runs this in its own JVM. */
    public static final String NANOS = "selvage.bench.nanos";

    private static final int ROUNDS = 40;
    private static final int SIZE = 20_000;

    private static final String TEXT =
            "Threads take turns. Each step of a thread is seen and the others go on beside it."
                    + " What they share they lock. What they lock they give back.";

    private static final List<String> WORDS = List.of(TEXT.split(" "));
    private static final Map<String, Integer> COUNTS = new HashMap<>();

    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Integer, Integer> map = new HashMap<>();
    private int value;
    private double best = Double.MAX_VALUE;

    private Work() {}

    public static void main(String[] args) throws InterruptedException {
        Work[] works = {new Work(), new Work()};
        Thread[] threads = new Thread[works.length];
        for (int i = 0; i < threads.length; i++) {
            Work work = works[i];
            threads[i] = new Thread(() -> work.measure(args[0]));
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        double nanos = Math.min(works[0].best, works[1].best);
        System.setProperty(NANOS, String.valueOf(nanos));
        System.out.println(nanos);
    }

    private void measure(String kind) {
        for (int round = 0; round < ROUNDS; round++) {
            long start = clock.getCurrentThreadCpuTime();
            work(kind);
            best = Math.min(best, (double) (clock.getCurrentThreadCpuTime() - start) / SIZE);
        }
    }

    private void work(String kind) {
        switch (kind) {
            case "fields" -> fields();
            case "monitors" -> monitors();
            case "locks" -> locks();
            case "words" -> words();
            default -> collections();
        }
    }

    private void fields() {
        for (int i = 0; i < SIZE / 2; i++) value = value * 31 + i;
    }

    private void monitors() {
        for (int i = 0; i < SIZE; i++) {
            synchronized (this) {
                clock.hashCode();
            }
        }
    }

    private void locks() {
        for (int i = 0; i < SIZE; i++) {
            lock.lock();
            lock.unlock();
        }
    }

    /** Counts the words of a text in a map that both threads use: computing, calls, and now and then something shared. */
    private void words() {
        for (int i = 0; i < SIZE / WORDS.size(); i++) {
            for (String word : TEXT.split(" ")) {
                String key = word.toLowerCase(Locale.ROOT).replace(".", "");
                synchronized (COUNTS) {
                    COUNTS.merge(key, 1, Integer::sum);
                }
            }
        }
    }

    private void collections() {
        for (int i = 0; i < SIZE; i++) map.put(i & 255, i);
    }
}
