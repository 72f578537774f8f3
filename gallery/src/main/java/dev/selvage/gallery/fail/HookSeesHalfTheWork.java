package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Threads go on while the program exits, and a shutdown hook finds one of them half-way. */
@Fails("assertion")
public final class HookSeesHalfTheWork {
    private static int begun;
    private static int done;

    private HookSeesHalfTheWork() {}

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.equal(begun, done)));
        Threads.start(() -> {
            begun++;
            done++;
        });
        System.exit(0);
    }
}
