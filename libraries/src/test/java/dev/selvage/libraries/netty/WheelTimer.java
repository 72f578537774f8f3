package dev.selvage.libraries.netty;

import dev.selvage.libraries.Together;
import io.netty.util.HashedWheelTimer;
import io.netty.util.Timeout;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A timer with a thread of its own fires one task and cancels another. */
public final class WheelTimer {
    private WheelTimer() {}

    public static void main(String[] args) throws Exception {
        HashedWheelTimer timer = new HashedWheelTimer();
        CountDownLatch fired = new CountDownLatch(1);
        Timeout cancelled = timer.newTimeout(timeout -> fired.countDown(), 1, TimeUnit.HOURS);
        timer.newTimeout(timeout -> fired.countDown(), 200, TimeUnit.MILLISECONDS);
        Together.expect(true, cancelled.cancel());
        Together.expect(true, fired.await(10, TimeUnit.SECONDS));
        timer.stop();
    }
}
