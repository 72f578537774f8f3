package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Each thread gathers in a list and a deque that nobody else gets, and adds the sum under a lock. */
public final class SequencesOfOneMethod {
    private static final Object LOCK = new Object();
    private static int sum;

    private SequencesOfOneMethod() {}

    public static void main(String[] args) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) threads.add(Threads.start(SequencesOfOneMethod::gather));
        for (Thread thread : threads) Threads.join(thread);
        Check.equal(18, sum);
    }

    private static void gather() {
        List<Integer> list = new ArrayList<>();
        Deque<Integer> deque = new ArrayDeque<>();
        for (int i = 1; i <= 3; i++) deque.push(i);
        while (!deque.isEmpty()) list.add(deque.pop());
        int found = 0;
        for (int each : list) found += each;
        synchronized (LOCK) {
            sum += found;
        }
    }
}
