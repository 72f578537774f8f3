package dev.selvage.bench.programs.contest;

import dev.selvage.bench.programs.Threads;

/** One of several writers forgets to move on, and who checks after it finds that the counts disagree. */
public final class BufWriter {
    private final int[] buffer = new int[20];
    private int position;
    private int count;

    private synchronized void write() {
        buffer[position++] = 1;
        count++;
    }

    private void writeAndForget() {
        buffer[position] = 1;
        count++;
    }

    private synchronized void check() {
        if (count != position) throw new AssertionError(count + " written, but " + position + " in the buffer");
    }

    /** The argument is the number of writers that do it right. */
    public static void main(String[] args) {
        BufWriter shared = new BufWriter();
        for (int i = Integer.parseInt(args[0]); i > 0; i--) Threads.start(shared::write);
        Threads.start(shared::check);
        Threads.start(shared::writeAndForget);
    }
}
