package dev.selvage.cli.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.ServerSocketChannel;
import java.util.List;

/** Fails with the numbers of ports that it lets the system choose. */
public final class TellsPorts {
    private TellsPorts() {}

    public static void main(String[] args) throws Exception {
        try (ServerSocket socket = new ServerSocket(0);
                ServerSocketChannel channel = ServerSocketChannel.open().bind(null);
                AsynchronousServerSocketChannel asynchronous =
                        AsynchronousServerSocketChannel.open().bind(null)) {
            Thread client = new Thread(() -> connect(socket.getLocalPort()));
            client.start();
            socket.accept().close();
            client.join();
            throw new IllegalStateException("ports "
                    + List.of(
                            socket.getLocalPort(),
                            ((InetSocketAddress) channel.getLocalAddress()).getPort(),
                            ((InetSocketAddress) asynchronous.getLocalAddress()).getPort()));
        }
    }

    private static void connect(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getInputStream().read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
