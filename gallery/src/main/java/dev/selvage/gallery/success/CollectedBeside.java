package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** Objects with finalisers and weak references come and go, and change nothing that the program relies on. */
@Unproved({"dev.selvage.gallery.success.CollectedBeside$Finalized", "java.lang.ref.Reference"})
@SuppressWarnings({"deprecation", "removal"})
public final class CollectedBeside {

    private int count;

    private static final class Finalized {
        private final CollectedBeside owner;
        private int finalized;

        Finalized(CollectedBeside owner) {
            this.owner = owner;
        }

        @Override
        protected void finalize() {
            synchronized (this) {
                finalized += owner.count >= 0 ? 1 : 0;
            }
        }
    }

    private void add() {
        Object dead = new Finalized(this);
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> weak = new WeakReference<>(new Object(), queue);
        Check.that(dead != null, "made nothing");
        synchronized (this) {
            count++;
        }
        // Whether it is collected meanwhile is not part of the schedule, and must not change how many steps there are.
        boolean cleared = weak.get() == null;
        boolean gone = weak.refersTo(null);
        Check.that(gone || !cleared, "collected and alive");
        boolean enqueued = queue.poll() != null;
        Check.that(weak.get() == null || !enqueued, "enqueued and alive");
    }

    public static void main(String[] args) {
        CollectedBeside counter = new CollectedBeside();
        Thread other = Threads.start(counter::add);
        synchronized (counter) {
            counter.count++;
        }
        Threads.join(other);
        Check.equal(2, counter.count);
    }
}
