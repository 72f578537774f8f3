package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;

/** A thread exits while it holds a lock that a shutdown hook needs: neither ever ends. */
@Fails("deadlock")
public final class HookNeedsLockOfExiting {
    private int saved;

    private HookNeedsLockOfExiting() {}

    public static void main(String[] args) {
        HookNeedsLockOfExiting state = new HookNeedsLockOfExiting();
        Runtime.getRuntime().addShutdownHook(new Thread(state::save));
        synchronized (state) {
            System.exit(0);
        }
    }

    private synchronized void save() {
        saved++;
    }
}
