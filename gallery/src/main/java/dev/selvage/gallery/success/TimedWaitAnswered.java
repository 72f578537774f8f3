package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;

/** A timed wait whose caller looks whether there is an answer, and is content if there is none. */
public final class TimedWaitAnswered {

    private boolean asked;
    private int answer;

    private synchronized int ask() throws InterruptedException {
        asked = true;
        wait(10);
        return answer;
    }

    private synchronized void answerIfAsked() {
        if (asked) {
            answer = 42;
            notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TimedWaitAnswered oracle = new TimedWaitAnswered();
        Thread sibyl = Threads.start(oracle::answerIfAsked);
        int answer = oracle.ask();
        Check.that(answer == 0 || answer == 42, "a wrong answer");
        Threads.join(sibyl);
    }
}
