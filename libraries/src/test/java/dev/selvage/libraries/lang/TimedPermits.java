package dev.selvage.libraries.lang;

import dev.selvage.libraries.Together;
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.concurrent.TimedSemaphore;

/** Permits of a TimedSemaphore come back with each period. */
public final class TimedPermits {
    private TimedPermits() {}

    public static void main(String[] args) throws Exception {
        TimedSemaphore semaphore = new TimedSemaphore(100, TimeUnit.MILLISECONDS, 1);
        long start = System.nanoTime();
        Together.run(semaphore::acquire, semaphore::acquire);
        Together.expect(true, System.nanoTime() - start >= 100_000_000L);
        semaphore.shutdown();
    }
}
