package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** Objects with finalisers and weak references come and go, and change nothing that the program relies on. */
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
        Check.that(weak.get() == null || !weak.refersTo(null), "collected and alive");
        Check.that(queue.poll() == null || weak.get() == null, "enqueued and alive");
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
