package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A job that was not cancelled when it asked first takes it for granted that it is not when it asks again. */
@Fails("assertion")
public final class CancelledBetweenQuestions {

    private CancelledBetweenQuestions() {}

    private static void work() {
        boolean cancelledBefore = Thread.interrupted();
        boolean cancelledAfter = Thread.interrupted();
        Check.that(cancelledBefore || !cancelledAfter, "cancelled meanwhile");
    }

    public static void main(String[] args) {
        Thread worker = Threads.start(CancelledBetweenQuestions::work);
        worker.interrupt();
        Threads.join(worker);
    }
}
