package dev.selvage.libraries.guava;

import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** A future is cancelled while another thread sets it: exactly one of both wins. */
public final class CancelledFuture {
    private CancelledFuture() {}

    public static void main(String[] args) throws Exception {
        SettableFuture<String> future = SettableFuture.create();
        AtomicInteger notified = new AtomicInteger();
        AtomicBoolean set = new AtomicBoolean();
        AtomicBoolean cancelled = new AtomicBoolean();
        Together.run(
                () -> set.set(future.set("done")),
                () -> cancelled.set(future.cancel(false)),
                () -> future.addListener(notified::incrementAndGet, MoreExecutors.directExecutor()));
        Together.expect(true, set.get() != cancelled.get());
        Together.expect(cancelled.get(), future.isCancelled());
        Together.expect(1, notified.get());
    }
}
