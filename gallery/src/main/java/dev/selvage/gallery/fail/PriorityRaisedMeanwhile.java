package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A worker asks twice for its priority and expects one answer, while another thread raises it. */
@Fails("assertion")
public final class PriorityRaisedMeanwhile {

    private PriorityRaisedMeanwhile() {}

    private static void work() {
        Thread me = Thread.currentThread();
        int before = me.getPriority();
        int after = me.getPriority();
        Check.that(before == after, "raised meanwhile");
    }

    public static void main(String[] args) {
        Thread worker = Threads.start(PriorityRaisedMeanwhile::work);
        worker.setPriority(Thread.MAX_PRIORITY);
        Threads.join(worker);
    }
}
