package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CountDownLatch;

/** The stack of a waiting thread, seen from another one, shows where it waits, and is empty before and after its life. */
public final class StackOfAnother {

    private final CountDownLatch gate = new CountDownLatch(1);

    private void linger() throws InterruptedException {
        gate.await();
    }

    private static boolean shows(StackTraceElement[] stack, String method) {
        for (StackTraceElement frame : stack) {
            if (frame.getMethodName().equals(method)) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        StackOfAnother place = new StackOfAnother();
        Thread guest = Threads.create(place::linger);
        Check.equal(0, guest.getStackTrace().length);
        guest.start();
        while (guest.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        StackTraceElement[] stack = guest.getStackTrace();
        Check.that(shows(stack, "linger") && shows(stack, "await"), "does not say where it waits");
        Check.equal("run", stack[stack.length - 1].getMethodName());
        Check.that(shows(Thread.getAllStackTraces().get(guest), "linger"), "the stack is not among all");
        Check.that(shows(Thread.currentThread().getStackTrace(), "main"), "does not say where I am");
        place.gate.countDown();
        Threads.join(guest);
        Check.equal(0, guest.getStackTrace().length);
    }
}
