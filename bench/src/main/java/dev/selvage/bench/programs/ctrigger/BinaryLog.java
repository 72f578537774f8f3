package dev.selvage.bench.programs.ctrigger;

import dev.selvage.bench.programs.Threads;
import java.util.ArrayList;
import java.util.List;

/** A database's log is closed and opened anew in two locked steps: changes that come in between are not logged. */
public final class BinaryLog {
    private final List<String> records = new ArrayList<>();
    private boolean open = true;
    private int file = 1;
    private int changes;

    private synchronized void close() {
        open = false;
    }

    private synchronized void open() {
        file++;
        open = true;
    }

    private void rotate() {
        close();
        open();
    }

    private synchronized boolean isOpen() {
        return open;
    }

    private synchronized void append(String record) {
        records.add(file + " " + record);
    }

    private void change(int row) {
        synchronized (records) {
            changes++;
        }
        if (isOpen()) append("row " + row);
    }

    private void client(int rows) {
        for (int i = 0; i < rows; i++) change(Work.compute(i));
    }

    /** The arguments are the number of clients and that of changes of each. */
    public static void main(String[] args) {
        int rows = Integer.parseInt(args[1]);
        BinaryLog log = new BinaryLog();
        List<Thread> clients = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) clients.add(Threads.start(() -> log.client(rows)));
        Work.compute(rows);
        log.rotate();
        clients.forEach(Threads::join);
        if (log.records.size() != log.changes) throw new AssertionError("changes were not logged");
    }
}
