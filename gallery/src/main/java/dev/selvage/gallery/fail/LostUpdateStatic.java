package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The main thread and its child increment a plain static field without a lock. */
@Fails("assertion")
public final class LostUpdateStatic {

    private static int visits;

    private LostUpdateStatic() {}

    private static void visit() {
        visits++;
    }

    public static void main(String[] args) {
        Thread visitor = Threads.start(LostUpdateStatic::visit);
        visit();
        Threads.join(visitor);
        Check.equal(2, visits);
    }
}
