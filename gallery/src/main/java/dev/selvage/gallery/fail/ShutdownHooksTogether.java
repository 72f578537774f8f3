package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;

/** Two shutdown hooks run at the same time, and one closes what the other still uses. */
@Fails("exception")
public final class ShutdownHooksTogether {

    private static volatile StringBuffer log = new StringBuffer();

    private ShutdownHooksTogether() {}

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> log.append("bye")));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> log = null));
    }
}
