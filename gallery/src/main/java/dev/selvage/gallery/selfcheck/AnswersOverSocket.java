package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A server thread answers one request over a socket of this machine; both ends wait for the other outside the schedule. */
public final class AnswersOverSocket {

    private AnswersOverSocket() {}

    private static void answer(ServerSocket server) throws IOException {
        try (Socket client = server.accept()) {
            int request = client.getInputStream().read();
            client.getOutputStream().write(2 * request);
        }
    }

    public static void main(String[] args) throws IOException {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (ServerSocket server = new ServerSocket(0, 1, here)) {
            Thread answering = Threads.start(() -> answer(server));
            try (Socket socket = new Socket(here, server.getLocalPort())) {
                socket.getOutputStream().write(21);
                Check.equal(42, socket.getInputStream().read());
            }
            Threads.join(answering);
        }
    }
}
