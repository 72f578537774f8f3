package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.ServiceLoader;

/** Each thread looks for providers of a service, as the main thread has before; their constructors count under a lock. */
public final class ProvidersCountedUnderLock {
    private static final Object LOCK = new Object();
    private static int made;

    private ProvidersCountedUnderLock() {}

    /** What is looked for. */
    public interface Service {}

    /** What is found. */
    public static final class Provider implements Service {
        public Provider() {
            synchronized (LOCK) {
                made++;
            }
        }
    }

    public static void main(String[] args) {
        look();
        Threads.both(ProvidersCountedUnderLock::look, ProvidersCountedUnderLock::look);
        Check.equal(3, made);
    }

    private static void look() {
        for (Service service : ServiceLoader.load(Service.class)) Check.that(service instanceof Provider, "a stranger");
    }
}
