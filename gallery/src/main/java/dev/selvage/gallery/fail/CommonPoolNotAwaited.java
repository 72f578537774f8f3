package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ForkJoinPool;

/** A result is read that a task of the common pool writes, for which nobody has waited. */
@Fails("assertion")
public final class CommonPoolNotAwaited {

    private static volatile int answer;

    private CommonPoolNotAwaited() {}

    public static void main(String[] args) {
        ForkJoinPool.commonPool().execute(() -> answer = 42);
        Thread.yield();
        Check.equal(42, answer);
    }
}
