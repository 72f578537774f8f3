package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** The main thread and its child spin, with an empty loop body, on flags that each raises only after its own spin. */
@Fails("livelock")
public final class MutualSpinEmptyBody {

    private static volatile boolean parentReady;
    private static volatile boolean childReady;

    private MutualSpinEmptyBody() {}

    public static void main(String[] args) {
        Thread child = Threads.start(() -> {
            while (!parentReady) {}
            childReady = true;
        });
        while (!childReady) {}
        parentReady = true;
        Threads.join(child);
    }
}
