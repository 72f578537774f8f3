package dev.selvage.samples.outside;

import java.net.InetAddress;
import java.net.ServerSocket;

/** Waits for a connection that nobody makes. */
public final class NobodyAnswers {
    private NobodyAnswers() {}

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {}, "other");
        other.start();
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.accept();
        }
    }
}
