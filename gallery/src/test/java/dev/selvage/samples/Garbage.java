package dev.selvage.samples;

import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;

/** Makes garbage whose cleaning runs code of the program in threads of the JVM, while two threads count with a lock. */
public final class Garbage {
    private static final Cleaner CLEANER = Cleaner.create();

    private static volatile int cleaned;

    private int count;

    private Garbage() {}

    private void work() {
        Object dead = new Object();
        WeakReference<Object> reference = new WeakReference<>(dead);
        CLEANER.register(dead, () -> cleaned++);
        dead = null;
        System.gc();
        synchronized (this) {
            count++;
        }
        if (reference.get() != null && cleaned > 2) throw new AssertionError("cleaned too often");
    }

    public static void main(String[] args) throws InterruptedException {
        Garbage garbage = new Garbage();
        Thread other = new Thread(garbage::work);
        other.start();
        garbage.work();
        other.join();
        if (garbage.count != 2) throw new AssertionError("count is " + garbage.count);
    }
}
