package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A child reads the field that is to hold its own thread, which the parent assigns when the child already runs. */
@Fails("exception")
public final class WorkerFieldTooLate {

    private Thread worker;

    private void work() {
        worker.setName("worker");
    }

    public static void main(String[] args) {
        WorkerFieldTooLate owner = new WorkerFieldTooLate();
        owner.worker = Threads.start(owner::work);
        Threads.join(owner.worker);
    }
}
