package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A log is closed and opened again in two locked steps, and a record written in between is silently dropped. */
@Fails("assertion")
public final class LogRotation {

    private boolean open = true;
    private int records;

    private synchronized void setOpen(boolean value) {
        open = value;
    }

    private synchronized void append() {
        if (open) {
            records++;
        }
    }

    private void rotate() {
        setOpen(false);
        setOpen(true);
    }

    public static void main(String[] args) {
        LogRotation log = new LogRotation();
        Thread client = Threads.start(log::append);
        log.rotate();
        Threads.join(client);
        Check.equal(1, log.records);
    }
}
