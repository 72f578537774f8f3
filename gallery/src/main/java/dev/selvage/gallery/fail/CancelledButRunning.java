package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.FutureTask;

/** A cancelled task is taken for one that has ended, although it may still be on its way. */
@Fails("assertion")
public final class CancelledButRunning {

    private volatile boolean open = true;
    private volatile boolean lost;

    private Void write() {
        lost = !open;
        return null;
    }

    public static void main(String[] args) {
        CancelledButRunning log = new CancelledButRunning();
        FutureTask<Void> task = new FutureTask<>(log::write);
        Thread writer = Threads.start(task::run);
        task.cancel(true);
        log.open = false;
        Threads.join(writer);
        Check.that(!log.lost, "wrote to a closed log");
    }
}
