package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.CyclicBarrier;

/** One of two parties cancels a meeting at a barrier, but the other may already have found that it takes place. */
@Fails("lost-wakeup")
public final class BarrierShortOfAParty {

    private static final CyclicBarrier MEETING = new CyclicBarrier(2);

    private static volatile boolean cancelled;

    private BarrierShortOfAParty() {}

    public static void main(String[] args) {
        Thread guest = Threads.start(() -> {
            if (!cancelled) {
                MEETING.await();
            }
        });
        cancelled = true;
        Threads.join(guest);
    }
}
