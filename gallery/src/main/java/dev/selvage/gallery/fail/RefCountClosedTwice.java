package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** A reference count is decremented atomically but read again to see whether it is zero, so that two threads close. */
@Fails("exception")
public final class RefCountClosedTwice {

    private final AtomicInteger references = new AtomicInteger(2);
    private final AtomicBoolean closed = new AtomicBoolean();

    private void release() {
        references.decrementAndGet();
        if (references.get() == 0) {
            close();
        }
    }

    private void close() {
        if (closed.getAndSet(true)) {
            throw new IllegalStateException("closed twice");
        }
    }

    public static void main(String[] args) {
        RefCountClosedTwice resource = new RefCountClosedTwice();
        Thread other = Threads.start(resource::release);
        resource.release();
        Threads.join(other);
    }
}
