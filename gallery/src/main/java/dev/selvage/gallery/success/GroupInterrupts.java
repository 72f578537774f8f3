package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread group interrupts all of its threads. */
public final class GroupInterrupts {

    private static final AtomicInteger INTERRUPTED = new AtomicInteger();

    private GroupInterrupts() {}

    private static void sleep() {
        try {
            Thread.sleep(3_600_000);
        } catch (InterruptedException e) {
            INTERRUPTED.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadGroup dormitory = new ThreadGroup("dormitory");
        Thread first = new Thread(dormitory, GroupInterrupts::sleep);
        Thread second = new Thread(dormitory, GroupInterrupts::sleep);
        first.start();
        second.start();
        dormitory.interrupt();
        first.join();
        second.join();
        Check.equal(2, INTERRUPTED.get());
    }
}
