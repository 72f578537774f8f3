package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A static method and an instance method are synchronized, but on two different monitors. */
@Fails("assertion")
public final class StaticLockIsNotInstance {

    private static int count;

    private static synchronized void incrementAll() {
        count++;
    }

    private synchronized void increment() {
        count++;
    }

    public static void main(String[] args) {
        StaticLockIsNotInstance counter = new StaticLockIsNotInstance();
        Threads.both(StaticLockIsNotInstance::incrementAll, counter::increment);
        Check.equal(2, count);
    }
}
