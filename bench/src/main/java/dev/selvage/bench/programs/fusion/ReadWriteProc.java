package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A read is started before it is marked as pending; a completion that comes at once leaves the mark for ever. */
public final class ReadWriteProc {
    private final Threads.Statistics statistics = new Threads.Statistics();
    private boolean pending;

    private void complete() {
        synchronized (this) {
            pending = false;
            notifyAll();
        }
        statistics.count(4);
    }

    private void read() throws InterruptedException {
        synchronized (this) {
            pending = true;
        }
        synchronized (this) {
            while (pending) wait();
        }
        statistics.count(4);
    }

    public static void main(String[] args) throws InterruptedException {
        ReadWriteProc request = new ReadWriteProc();
        Thread device = Threads.start(request::complete);
        request.read();
        Threads.join(device);
    }
}
