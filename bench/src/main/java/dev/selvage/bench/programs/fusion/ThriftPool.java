package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** Who stops the pool asks in one locked step whether workers are left and waits for the last one in another. */
public final class ThriftPool {
    private final Threads.Statistics log = new Threads.Statistics();
    private int tasks;
    private int workers;
    private boolean stopped;

    private synchronized void add() {
        tasks++;
        notifyAll();
    }

    private synchronized boolean work() throws InterruptedException {
        while (tasks == 0 && !stopped) wait();
        if (tasks == 0) return false;
        tasks--;
        return true;
    }

    private void serve() throws InterruptedException {
        boolean more = true;
        while (more) more = work();
        leave();
        log.count(2);
    }

    private synchronized void leave() {
        workers--;
        notifyAll();
    }

    private synchronized int remaining() {
        return workers;
    }

    private synchronized void close() {
        stopped = true;
        notifyAll();
    }

    private synchronized void awaitChange() throws InterruptedException {
        wait();
    }

    private void stop() throws InterruptedException {
        close();
        while (remaining() > 0) awaitChange();
        log.count(2);
    }

    /** Arguments: workers, tasks for each of them. */
    public static void main(String[] args) throws InterruptedException {
        ThriftPool pool = new ThriftPool();
        pool.workers = Integer.parseInt(args[0]);
        int tasks = pool.workers * Integer.parseInt(args[1]);
        for (int i = Integer.parseInt(args[0]); i > 0; i--) Threads.start(pool::serve);
        for (int i = 0; i < tasks; i++) pool.add();
        pool.stop();
    }
}
