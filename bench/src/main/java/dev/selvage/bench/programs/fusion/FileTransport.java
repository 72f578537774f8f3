package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** The transport calls its listener while it holds its own lock; the listener cancels the transport holding its own. */
public final class FileTransport {
    private final Object listener = new Object();
    private final Threads.Statistics statistics = new Threads.Statistics();
    private int state;

    private void deliver() {
        synchronized (this) {
            state++;
            synchronized (listener) {
                state++;
            }
        }
        statistics.count(3);
    }

    private synchronized void cancel() {
        state = -1;
    }

    private void click() {
        synchronized (listener) {
            cancel();
        }
        statistics.count(3);
    }

    public static void main(String[] args) {
        FileTransport transport = new FileTransport();
        Thread ui = Threads.start(transport::click);
        transport.deliver();
        Threads.join(ui);
    }
}
