package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Three threads announce themselves, and withdraw when they are not the only one: in step with each other, for ever. */
@Fails(value = "livelock", by = "livelock-directed")
public final class ThreeFlagsInStep {

    private final AtomicInteger interested = new AtomicInteger();

    private void enter() {
        while (interested.incrementAndGet() != 1) {
            interested.decrementAndGet();
        }
        interested.decrementAndGet();
    }

    public static void main(String[] args) {
        ThreeFlagsInStep door = new ThreeFlagsInStep();
        Threads.three(door::enter, door::enter, door::enter);
    }
}
