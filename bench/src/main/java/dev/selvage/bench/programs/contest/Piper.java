package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** A pipe wakes whoever waits, one at a time, and who wakes does not look again whether it is its turn. */
public final class Piper {
    private int passengers;

    private synchronized void fill() throws InterruptedException {
        if (passengers == 1) wait();
        passengers++;
        if (passengers > 1) throw new IllegalStateException("the plane is overbooked");
        notify();
    }

    private synchronized void empty() throws InterruptedException {
        if (passengers == 0) wait();
        passengers--;
        if (passengers < 0) throw new IllegalStateException("nobody is left");
        notify();
    }

    /** The argument is the number of pairs of producers and consumers. */
    public static void main(String[] args) {
        Piper piper = new Piper();
        for (int i = Integer.parseInt(args[0]); i > 0; i--) {
            Threads.start(piper::fill);
            Threads.start(piper::empty);
        }
    }
}
