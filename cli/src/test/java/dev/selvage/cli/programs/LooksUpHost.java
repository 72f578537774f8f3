package dev.selvage.cli.programs;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Fails at a time of its own, once it has looked up its host and another one, which the JVM then knows. */
public final class LooksUpHost {
    private LooksUpHost() {}

    private static long end;

    public static void main(String[] args) throws InterruptedException, UnknownHostException {
        InetAddress.getLocalHost();
        InetAddress.getByName("localhost");
        Thread other = new Thread(() -> end = System.nanoTime());
        other.start();
        other.join();
        throw new IllegalStateException("ends at " + end);
    }
}
