package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** Two threads make a thread each, and one tells its own by the number in the name that the JDK gives it. */
@Fails("assertion")
public final class DefaultNameTakenForRole {

    private DefaultNameTakenForRole() {}

    public static void main(String[] args) {
        Threads.both(
                () -> Check.equal("Thread-2", new Thread(() -> {}).getName()),
                () -> new Thread(() -> {}).setPriority(Thread.MIN_PRIORITY));
    }
}
