package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Three philosophers of whom one takes the forks the other way round, which breaks the cycle. */
public final class PhilosophersInOrder {

    private int meals;

    private void dine(ReentrantLock lower, ReentrantLock higher) {
        lower.lock();
        higher.lock();
        synchronized (this) {
            meals++;
        }
        higher.unlock();
        lower.unlock();
    }

    public static void main(String[] args) {
        PhilosophersInOrder table = new PhilosophersInOrder();
        ReentrantLock first = new ReentrantLock();
        ReentrantLock second = new ReentrantLock();
        ReentrantLock third = new ReentrantLock();
        Threads.three(() -> table.dine(first, second), () -> table.dine(second, third), () -> table.dine(first, third));
        Check.equal(3, table.meals);
    }
}
