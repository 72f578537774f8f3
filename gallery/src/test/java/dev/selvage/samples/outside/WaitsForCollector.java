package dev.selvage.samples.outside;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A thread waits until the garbage collector has cleared a reference, or another one says so. */
public final class WaitsForCollector {
    private WaitsForCollector() {}

    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> reference = new WeakReference<>(new Object(), queue);
        Thread evictor = new Thread(reference::enqueue, "evictor");
        evictor.start();
        Expect.that(queue.remove() == reference, "another reference came");
        evictor.join();
    }
}
