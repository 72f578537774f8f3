package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;

/** A static initialiser takes locks, puts into a queue and counts, all of which is seen by every thread after it. */
public final class InitialiserUsesLocks {

    private InitialiserUsesLocks() {}

    private static final class Registry {
        private static final Map<String, Integer> ENTRIES = Collections.synchronizedMap(new HashMap<>());
        private static final BlockingQueue<String> NAMES = new LinkedBlockingQueue<>();

        static {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            synchronized (ENTRIES) {
                ENTRIES.put("ada", 36);
                NAMES.add("ada");
            }
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = Threads.start(() -> Check.equal((Integer) 36, Registry.ENTRIES.get("ada")));
        Check.equal("ada", Registry.NAMES.take());
        Threads.join(other);
    }
}
