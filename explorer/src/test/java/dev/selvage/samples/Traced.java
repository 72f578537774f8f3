package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Programs whose events are looked at one by one. */
public final class Traced {
    private Traced() {}

    /** Each step on a line of its own method. */
    public static final class Lines {
        static String text = "x";
        static int[] cells = new int[3];
        final List<String> list = new ArrayList<>();
        final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
        final AtomicInteger atomic = new AtomicInteger();
        final ReentrantLock lock = new ReentrantLock();

        public static void main(String[] args) throws InterruptedException {
            Lines lines = new Lines();
            start(() -> {}).join();
            lines.collection();
            lines.concurrent();
            lines.atomics();
            lines.elements();
            lines.locked();
            lines.monitor();
        }

        private void collection() {
            list.add(text);
        }

        private void concurrent() {
            queue.add(text);
        }

        private void atomics() {
            atomic.addAndGet(5);
        }

        private void elements() {
            cells[2] = 7;
        }

        private void locked() {
            lock.lock();
        }

        private synchronized void monitor() {
            notifyAll();
        }
    }
}
