package dev.selvage.bench.programs.ctrigger;

import dev.selvage.bench.programs.Threads;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A compressor whose main thread waits for the output only, and takes the queue away while consumers still look at it. */
public final class BlockCompressor {
    /** Blocks to be compressed. */
    private static final class Blocks {
        private final Deque<Integer> waiting = new ArrayDeque<>();
        private boolean complete;
    }

    private final Object lock = new Object();
    private Blocks blocks = new Blocks();
    private int written;

    private void produce(int count) {
        for (int i = 0; i < count; i++) {
            synchronized (lock) {
                blocks.waiting.add(i);
            }
        }
        synchronized (lock) {
            blocks.complete = true;
        }
    }

    private boolean isOver() {
        synchronized (lock) {
            return blocks == null || (blocks.complete && blocks.waiting.isEmpty());
        }
    }

    private Integer next() {
        synchronized (lock) {
            return blocks.waiting.poll();
        }
    }

    private void write() {
        synchronized (lock) {
            written++;
            lock.notifyAll();
        }
    }

    private void consume() {
        while (!isOver()) {
            Integer block = next();
            if (block == null) Thread.yield();
            else {
                Work.compute(block);
                write();
            }
        }
    }

    private void awaitOutput(int count) throws InterruptedException {
        synchronized (lock) {
            while (written < count) lock.wait();
        }
    }

    private void close() {
        synchronized (lock) {
            blocks = null;
        }
    }

    /** The arguments are the number of consumers and that of blocks. */
    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[1]);
        BlockCompressor compressor = new BlockCompressor();
        List<Thread> consumers = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) consumers.add(Threads.start(compressor::consume));
        compressor.produce(count);
        compressor.awaitOutput(count);
        Work.compute(count);
        compressor.close();
        consumers.forEach(Threads::join);
    }
}
