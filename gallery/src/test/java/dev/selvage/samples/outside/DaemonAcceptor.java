package dev.selvage.samples.outside;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Ends while a daemon still waits for a connection that nobody makes. */
public final class DaemonAcceptor {
    private static volatile boolean accepting;

    private DaemonAcceptor() {}

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread acceptor = new Thread(() -> accept(server), "acceptor");
        acceptor.setDaemon(true);
        acceptor.start();
        while (!accepting) Thread.onSpinWait();
    }

    private static void accept(ServerSocket server) {
        try {
            accepting = true;
            server.accept();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
