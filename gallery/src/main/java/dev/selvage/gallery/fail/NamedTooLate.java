package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread logs its own name, which its maker sets only after the start. */
@Fails("assertion")
public final class NamedTooLate {

    private volatile String logged;

    public static void main(String[] args) {
        NamedTooLate log = new NamedTooLate();
        Thread worker = Threads.start(() -> log.logged = Thread.currentThread().getName());
        worker.setName("worker");
        Threads.join(worker);
        Check.equal("worker", log.logged);
    }
}
