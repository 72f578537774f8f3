package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** The cache locks an entry under its own lock; an entry that is done calls back into the cache under its own. */
public final class OpenInputStr {
    private final Object entry = new Object();
    private int opened;
    private int doomed;

    private void account() {
        for (int i = 0; i < 3; i++) {
            synchronized (this) {
                opened++;
            }
            synchronized (entry) {
                doomed++;
            }
        }
    }

    private void open() {
        synchronized (this) {
            synchronized (entry) {
                opened++;
            }
        }
        account();
    }

    private void close() {
        synchronized (entry) {
            synchronized (this) {
                doomed++;
            }
        }
        account();
    }

    public static void main(String[] args) {
        OpenInputStr cache = new OpenInputStr();
        Thread transfer = Threads.start(cache::close);
        cache.open();
        Threads.join(transfer);
    }
}
