package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReference;

/** A weak reference is asked twice, and has been cleared in between. */
@Fails("exception")
public final class ReferenceClearedBetween {

    private ReferenceClearedBetween() {}

    public static void main(String[] args) {
        String text = new String("cached");
        AtomicReference<WeakReference<String>> cache = new AtomicReference<>(new WeakReference<>(text));
        Thread eviction = Threads.start(() -> cache.get().clear());
        if (cache.get().get() != null) {
            Check.equal(6, cache.get().get().length());
        }
        Threads.join(eviction);
        Reference.reachabilityFence(text);
    }
}
