package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A signal wakes the thread that has waited longest, as the conditions of the JDK promise in practice. */
public final class SignalWakesTheLongestWaiting {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition turn = lock.newCondition();
    private final List<Integer> order = new ArrayList<>();

    private void await(int number) throws InterruptedException {
        lock.lock();
        turn.await();
        order.add(number);
        turn.signal();
        lock.unlock();
    }

    private int waiting() {
        lock.lock();
        try {
            return lock.getWaitQueueLength(turn);
        } finally {
            lock.unlock();
        }
    }

    private Thread queueUp(int number) {
        Thread thread = Threads.start(() -> await(number));
        while (waiting() < number) {
            Thread.onSpinWait();
        }
        return thread;
    }

    public static void main(String[] args) {
        SignalWakesTheLongestWaiting queue = new SignalWakesTheLongestWaiting();
        Thread first = queue.queueUp(1);
        Thread second = queue.queueUp(2);
        queue.lock.lock();
        queue.turn.signal();
        queue.lock.unlock();
        Threads.join(first);
        Threads.join(second);
        Check.equal(List.of(1, 2), queue.order);
    }
}
