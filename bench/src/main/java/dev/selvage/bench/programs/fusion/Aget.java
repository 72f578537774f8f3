package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** Threads download parts of a file and count their bytes twice; who saves both counts in between saves nonsense. */
public final class Aget {
    private static final int BLOCK = 100;

    private final Object mutex = new Object();
    private final Threads.Statistics progress = new Threads.Statistics();
    private final int[] offsets;
    private int written;
    private int saved;
    private int savedWritten;

    private Aget(int downloads) {
        offsets = new int[downloads];
    }

    private void download(int part) {
        offsets[part] += BLOCK;
        synchronized (mutex) {
            written += BLOCK;
        }
        progress.count(2);
    }

    private void save() {
        int sum = 0;
        for (int i = 0; i < offsets.length; i++) sum += offsets[i];
        saved = sum;
        savedWritten = written;
        if (saved != savedWritten) throw new AssertionError("saved " + saved + " of " + savedWritten);
        progress.count(2);
    }

    /** The argument is the number of downloads. */
    public static void main(String[] args) {
        int downloads = Integer.parseInt(args[0]);
        Aget file = new Aget(downloads);
        Threads.start(file::save);
        for (int i = 0; i < downloads; i++) {
            int part = i;
            Threads.start(() -> file.download(part));
        }
    }
}
