package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** Counters without locks index an array; consumers run ahead of producers. */
public final class ProducerConsumer {
    private final int[] items = new int[4];
    private int produced;
    private int consumed;

    private void produce() {
        items[produced] = 1;
        produced++;
    }

    private void consume() {
        if (items[consumed] != 1) throw new IllegalStateException("consumed before it was produced");
        consumed++;
    }

    /** The argument is the number of pairs. */
    public static void main(String[] args) {
        ProducerConsumer shared = new ProducerConsumer();
        for (int i = Integer.parseInt(args[0]); i > 0; i--) {
            Threads.start(shared::produce);
            Threads.start(shared::consume);
        }
    }
}
