package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A reference count is decremented and compared in one atomic step, so that just one thread closes. */
public final class RefCountClosedOnce {

    private final AtomicInteger references = new AtomicInteger(2);
    private int closed;

    private void release() {
        if (references.decrementAndGet() == 0) {
            closed++;
        }
    }

    public static void main(String[] args) {
        RefCountClosedOnce resource = new RefCountClosedOnce();
        Threads.both(resource::release, resource::release);
        Check.equal(1, resource.closed);
    }
}
