package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A log is closed and opened again in two locked steps; a record that comes in between is silently dropped. */
public final class MysqlLog {
    private final Threads.Statistics statistics = new Threads.Statistics();
    private boolean open = true;
    private int records;

    private synchronized void setOpen(boolean value) {
        open = value;
    }

    private synchronized void append() {
        if (open) records++;
    }

    private void rotate() {
        setOpen(false);
        setOpen(true);
        statistics.count(3);
    }

    private void change() {
        append();
        statistics.count(3);
    }

    public static void main(String[] args) {
        MysqlLog log = new MysqlLog();
        Thread client = Threads.start(log::change);
        log.rotate();
        Threads.join(client);
        if (log.records != 1) throw new AssertionError("a record was lost");
    }
}
