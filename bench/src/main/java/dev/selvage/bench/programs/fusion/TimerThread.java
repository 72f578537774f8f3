package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A timer thread is notified only when it is marked as waiting, and marks itself outside the lock. */
public final class TimerThread {
    private final Threads.Statistics statistics = new Threads.Statistics();
    private boolean waiting;
    private int timers;

    private void serve() throws InterruptedException {
        if (!hasTimers()) {
            waiting = true;
            synchronized (this) {
                wait();
            }
        }
        statistics.count(4);
    }

    private synchronized boolean hasTimers() {
        return timers > 0;
    }

    private void add() {
        synchronized (this) {
            timers++;
            if (waiting) notifyAll();
        }
        statistics.count(4);
    }

    public static void main(String[] args) {
        TimerThread timer = new TimerThread();
        Thread thread = Threads.start(timer::serve);
        timer.add();
        Threads.join(thread);
    }
}
