package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** The main thread waits for the writer alone and then takes the queue away that the consumers still look at. */
public final class Pbzip2 {
    /** Blocks to be compressed. */
    private static final class Queue {
        private int blocks;
        private boolean closed;

        synchronized int take() {
            return blocks == 0 ? 0 : blocks--;
        }

        synchronized boolean isDone() {
            return closed && blocks == 0;
        }

        synchronized void fill(int count) {
            blocks = count;
            closed = true;
            notifyAll();
        }
    }

    private final int blocks;
    private final Threads.Statistics log = new Threads.Statistics();
    private Queue queue = new Queue();
    private int done;

    private Pbzip2(int blocks) {
        this.blocks = blocks;
    }

    private synchronized void compressed() {
        done++;
        notifyAll();
    }

    private synchronized void write() throws InterruptedException {
        while (done < blocks) wait();
    }

    private void consume() {
        while (!queue.isDone()) {
            if (queue.take() > 0) compressed();
        }
        log.count(2);
    }

    /** The argument is the number of consumers. */
    public static void main(String[] args) {
        int consumers = Integer.parseInt(args[0]);
        Pbzip2 zip = new Pbzip2(consumers);
        zip.queue.fill(consumers);
        for (int i = 0; i < consumers; i++) Threads.start(zip::consume);
        Thread writer = Threads.start(zip::write);
        Threads.join(writer);
        zip.queue = null;
        zip.log.count(2);
    }
}
