package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A listener is set to null by another thread between the null test and the call. */
@Fails("exception")
public final class NulledBetweenTestAndUse {

    private volatile Runnable listener = () -> {};

    private void fire() {
        if (listener != null) {
            listener.run();
        }
    }

    private void close() {
        listener = null;
    }

    public static void main(String[] args) {
        NulledBetweenTestAndUse source = new NulledBetweenTestAndUse();
        Thread closer = Threads.start(source::close);
        source.fire();
        Threads.join(closer);
    }
}
