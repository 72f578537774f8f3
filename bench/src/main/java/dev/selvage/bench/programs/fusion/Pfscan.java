package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** The number of workers is set after they were started, over what a fast one has already counted down. */
public final class Pfscan {
    private final int files;
    private int queued;
    private boolean closed;
    private int workers;

    private Pfscan(int files) {
        this.files = files;
    }

    private synchronized int take() throws InterruptedException {
        while (queued == 0 && !closed) wait();
        return queued == 0 ? 0 : queued--;
    }

    private synchronized void put() {
        queued++;
        notifyAll();
    }

    private synchronized void close() {
        closed = true;
        notifyAll();
    }

    private void scan() throws InterruptedException {
        int scanned = 0;
        while (take() > 0) scanned++;
        if (scanned > files) throw new AssertionError(scanned + " files were scanned");
        synchronized (this) {
            workers--;
            notifyAll();
        }
    }

    /** The argument is the number of workers. */
    public static void main(String[] args) throws InterruptedException {
        int count = Integer.parseInt(args[0]);
        Pfscan scan = new Pfscan(count);
        for (int i = 0; i < count; i++) scan.put();
        scan.close();
        for (int i = 0; i < count; i++) Threads.start(scan::scan);
        synchronized (scan) {
            scan.workers = count;
        }
        synchronized (scan) {
            while (scan.workers != 0) scan.wait();
        }
    }
}
