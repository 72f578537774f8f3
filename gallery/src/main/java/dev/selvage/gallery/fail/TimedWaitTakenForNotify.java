package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A timed wait that returns is taken for an answer, but it also returns when the time is over and nobody answered. */
@Fails("assertion")
public final class TimedWaitTakenForNotify {

    private boolean asked;
    private int answer;

    private synchronized void ask() throws InterruptedException {
        asked = true;
        wait(10);
        Check.equal(42, answer);
    }

    private synchronized void answerIfAsked() {
        if (asked) {
            answer = 42;
            notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TimedWaitTakenForNotify oracle = new TimedWaitTakenForNotify();
        Thread sibyl = Threads.start(oracle::answerIfAsked);
        oracle.ask();
        Threads.join(sibyl);
    }
}
