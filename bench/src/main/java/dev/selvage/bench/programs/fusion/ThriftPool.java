package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** Who starts the pool asks in one locked step whether all workers are there and waits for them in another. */
public final class ThriftPool {
    /** What the workers work on, with a monitor of its own. */
    private static final class Tasks {
        private int left;
        private boolean open;

        synchronized void open() {
            open = true;
            notifyAll();
        }

        synchronized boolean take() throws InterruptedException {
            while (!open) wait();
            if (left > 0) left--;
            return left > 0;
        }
    }

    private final int size;
    private final Tasks tasks = new Tasks();
    private int begun;

    private ThriftPool(int size, int perWorker) {
        this.size = size;
        tasks.left = size * perWorker;
    }

    private synchronized void begin() {
        begun++;
        notifyAll();
    }

    private synchronized boolean isReady() {
        return begun == size;
    }

    private synchronized void awaitChange() throws InterruptedException {
        wait();
    }

    private void serve() throws InterruptedException {
        begin();
        boolean more = true;
        while (more) more = tasks.take();
    }

    private void start() throws InterruptedException {
        for (int i = 0; i < size; i++) Threads.start(this::serve);
        while (!isReady()) awaitChange();
    }

    /** Arguments: workers, tasks for each of them. */
    public static void main(String[] args) throws InterruptedException {
        ThriftPool pool = new ThriftPool(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        pool.start();
        pool.tasks.open();
    }
}
