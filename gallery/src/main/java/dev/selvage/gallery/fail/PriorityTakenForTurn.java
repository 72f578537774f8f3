package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A thread of high priority is expected to be ahead of one of low priority. */
@Fails("assertion")
public final class PriorityTakenForTurn {

    private volatile String last;

    public static void main(String[] args) {
        PriorityTakenForTurn race = new PriorityTakenForTurn();
        Thread tortoise = Threads.create(() -> race.last = "tortoise");
        Thread hare = Threads.create(() -> race.last = "hare");
        tortoise.setPriority(Thread.MIN_PRIORITY);
        hare.setPriority(Thread.MAX_PRIORITY);
        tortoise.start();
        hare.start();
        Threads.join(tortoise);
        Threads.join(hare);
        Check.equal("tortoise", race.last);
    }
}
