package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.concurrent.CountDownLatch;

/** A thread group counts and lists the threads that live in it. */
@Unproved("java.lang.Thread")
public final class GroupCounts {

    private GroupCounts() {}

    public static void main(String[] args) throws InterruptedException {
        Check.equal(1, Thread.activeCount());
        ThreadGroup crew = new ThreadGroup("crew");
        CountDownLatch gate = new CountDownLatch(1);
        Thread sailor = new Thread(crew, () -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Check.equal(0, crew.activeCount());
        sailor.start();
        Check.equal(1, crew.activeCount());
        Thread[] found = new Thread[2];
        Check.equal(1, crew.enumerate(found));
        Check.that(found[0] == sailor, "somebody else is in the crew");
        Check.that(sailor.getThreadGroup() == crew, "not in its group");
        Check.that(Thread.currentThread().getThreadGroup().parentOf(crew), "not below the main group");
        gate.countDown();
        sailor.join();
        Check.equal(0, crew.activeCount());
        Check.that(sailor.getThreadGroup() == null, "still in its group");
    }
}
