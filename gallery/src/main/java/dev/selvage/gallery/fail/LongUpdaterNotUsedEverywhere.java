package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** One thread increments a field through its updater, the other one directly, which is not atomic. */
@Fails("assertion")
public final class LongUpdaterNotUsedEverywhere {

    private static final AtomicLongFieldUpdater<LongUpdaterNotUsedEverywhere> BYTES =
            AtomicLongFieldUpdater.newUpdater(LongUpdaterNotUsedEverywhere.class, "bytes");

    private volatile long bytes;

    public static void main(String[] args) {
        LongUpdaterNotUsedEverywhere channel = new LongUpdaterNotUsedEverywhere();
        Threads.both(() -> BYTES.addAndGet(channel, 10), () -> channel.bytes += 5);
        Check.equal(15, channel.bytes);
    }
}
