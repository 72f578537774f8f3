package dev.selvage.cli.programs;

import com.sun.security.auth.module.UnixSystem;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Fails with threads in a set, one of which has made the JDK load a library: JDK 25 notes the thread, by its hash code, when it does so, once in a JVM. */
public final class KeepsThreads {
    private KeepsThreads() {}

    public static void main(String[] args) throws InterruptedException {
        new UnixSystem();
        Thread other = new Thread(() -> {});
        other.start();
        Set<Thread> threads = new HashSet<>(List.of(Thread.currentThread(), other));
        other.join();
        throw new IllegalStateException(threads.size() + " threads");
    }
}
