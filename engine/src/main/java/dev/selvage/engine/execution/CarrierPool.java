package dev.selvage.engine.execution;

import dev.selvage.runtime.Carrier;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Platform threads that wait to be given something to carry; belongs to the holder of the baton. */
final class CarrierPool {
    private static final long STACK_SIZE = 4L << 20;

    private final ThreadGroup group = new ThreadGroup("selvage");
    private final Runnable body;
    private final Deque<Carrier> idle = new ArrayDeque<>();
    private int made;

    /** @param body what a carrier does all its life, beginning with {@link Carrier#awaitTurn} */
    CarrierPool(Runnable body) {
        this.body = body;
    }

    /** One whose stack has at least this size. */
    Carrier take(long stackSize) {
        Iterator<Carrier> all = idle.iterator();
        while (all.hasNext()) {
            Carrier carrier = all.next();
            if (!carrier.hasRoomFor(stackSize)) continue;
            all.remove();
            return carrier;
        }
        return fresh(stackSize);
    }

    /** One that was never in the pool. */
    Carrier fresh(long stackSize) {
        Carrier carrier = new Carrier(group, body, "selvage-carrier-" + ++made, Math.max(STACK_SIZE, stackSize));
        carrier.start();
        return carrier;
    }

    void release(Carrier carrier) {
        idle.push(carrier);
    }

    /** Wakes all that are in the pool, to find out that nothing is left to do. */
    void dismiss() {
        for (Carrier carrier : idle) carrier.giveTurn();
        idle.clear();
    }
}
