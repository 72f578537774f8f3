package dev.selvage.samples;

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.WeakHashMap;

/** Makes so much garbage that the JVM has to collect it, sees nothing of that, and sees it all once it has asked for a collection. */
public final class CollectedOnRequest {
    private static final int ENOUGH = 40;
    private static final int MEGABYTES = 8 << 20;

    private static volatile int finalized;
    private static volatile int made;

    private final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    private final WeakHashMap<Object, Object> map = new WeakHashMap<>();
    private final Reference<?> weak = new WeakReference<>(new Object(), queue);
    private final Reference<?> phantom = new PhantomReference<>(new Object(), queue);

    private static final class Finalized {
        @Override
        @SuppressWarnings({"deprecation", "removal"})
        protected void finalize() {
            finalized++;
        }
    }

    private CollectedOnRequest() {
        map.put(new Object(), "value");
        new Finalized();
    }

    private void checkThatNothingIsCleared() {
        for (int i = 0; i < ENOUGH; i++) made += new byte[MEGABYTES].length;
        boolean unseen = weak.get() != null && map.size() == 1 && queue.poll() == null && finalized == 0;
        if (!unseen) throw new AssertionError("a collection was seen");
    }

    /** The map is no part of it: an object that has told its hash code is kept for the run. */
    @SuppressWarnings({"deprecation", "removal"})
    private void waitUntilAllIsCleared() {
        for (int found = 0, i = 0; found < 2 || finalized == 0; i++) {
            if (i == 100) throw new AssertionError("not collected");
            System.gc();
            System.runFinalization();
            if (queue.poll() != null) found++;
        }
        if (weak.get() != null || !phantom.refersTo(null)) throw new AssertionError("not cleared");
    }

    public static void main(String[] args) {
        CollectedOnRequest program = new CollectedOnRequest();
        program.checkThatNothingIsCleared();
        program.waitUntilAllIsCleared();
    }
}
