package dev.selvage.samples.outside;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** A thread waits for connections until another closes the socket under it. */
public final class ClosedUnderReader {
    private static volatile boolean accepting;
    private static volatile boolean refused;

    private ClosedUnderReader() {}

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread acceptor = new Thread(() -> accept(server), "acceptor");
        acceptor.start();
        while (!accepting) Thread.onSpinWait();
        server.close();
        acceptor.join();
        Expect.that(refused, "accept returned");
    }

    private static void accept(ServerSocket server) {
        try {
            accepting = true;
            server.accept();
        } catch (IOException closed) {
            refused = true;
        }
    }
}
