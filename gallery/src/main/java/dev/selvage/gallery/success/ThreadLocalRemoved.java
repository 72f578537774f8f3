package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread-local value that is removed starts again at its initial value, for the removing thread only. */
public final class ThreadLocalRemoved {

    private ThreadLocalRemoved() {}

    public static void main(String[] args) {
        AtomicInteger made = new AtomicInteger();
        ThreadLocal<Integer> depth = ThreadLocal.withInitial(() -> made.incrementAndGet() * 0);
        InheritableThreadLocal<String> user = new InheritableThreadLocal<>() {
            @Override
            protected String childValue(String parent) {
                return "child of " + parent;
            }
        };
        depth.set(7);
        user.set("ada");
        Thread child = Threads.create(() -> {
            Check.equal((Integer) 0, depth.get());
            Check.equal("child of ada", user.get());
            user.remove();
            Check.that(user.get() == null, "not removed");
        });
        user.set("bob");
        child.start();
        depth.remove();
        Check.equal((Integer) 0, depth.get());
        Threads.join(child);
        Check.equal("bob", user.get());
        Check.equal(2, made.get());
    }
}
