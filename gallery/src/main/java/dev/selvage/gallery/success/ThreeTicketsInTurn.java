package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Three threads take tickets and enter in the order of these: nobody withdraws, and nobody can be in step with anybody. */
public final class ThreeTicketsInTurn {

    private final AtomicInteger tickets = new AtomicInteger();
    private volatile int served;

    private void enter() {
        int ticket = tickets.getAndIncrement();
        while (served != ticket) {
            Thread.onSpinWait();
        }
        served = ticket + 1;
    }

    public static void main(String[] args) {
        ThreeTicketsInTurn door = new ThreeTicketsInTurn();
        Threads.three(door::enter, door::enter, door::enter);
        Check.equal(3, door.served);
    }
}
