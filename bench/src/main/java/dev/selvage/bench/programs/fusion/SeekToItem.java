package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A cursor is moved in one call and read in another; somebody else moves it in between. */
public final class SeekToItem {
    private static final int[] ITEMS = {10, 11, 12, 13};

    private final Threads.Statistics statistics = new Threads.Statistics();
    private int index;
    private int item = ITEMS[0];

    private synchronized void seek(int newIndex) {
        index = newIndex;
        item = ITEMS[index];
    }

    private synchronized int current() {
        return item;
    }

    private void use(int wanted) {
        seek(wanted);
        int found = current();
        if (found != ITEMS[wanted]) throw new AssertionError("item " + found + " instead of " + ITEMS[wanted]);
        statistics.count(4);
    }

    public static void main(String[] args) {
        SeekToItem cursor = new SeekToItem();
        Thread other = Threads.start(() -> cursor.use(3));
        cursor.use(1);
        Threads.join(other);
    }
}
