package dev.selvage.samples.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Two clients and a server on sockets; with the argument {@code racy} the clients also lose an update. */
public final class EchoServer {
    private static final int CLIENTS = 2;

    private static int answers;

    private EchoServer() {}

    public static void main(String[] args) throws Exception {
        boolean racy = args.length > 0 && args[0].equals("racy");
        boolean virtual = args.length > 0 && args[0].equals("virtual");
        try (ServerSocket server = new ServerSocket(0, CLIENTS, InetAddress.getLoopbackAddress())) {
            Thread acceptor = start(() -> serve(server), "server", virtual);
            Thread[] clients = new Thread[CLIENTS];
            for (int i = 0; i < CLIENTS; i++) {
                int number = i;
                clients[i] = start(() -> ask(server, number, racy), "client-" + i, virtual);
            }
            acceptor.join();
            for (Thread client : clients) client.join();
        }
        Expect.that(answers == CLIENTS, "there were " + answers + " answers");
    }

    private static Thread start(Runnable body, String name, boolean virtual) throws ReflectiveOperationException {
        if (virtual)
            return (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, body);
        Thread thread = new Thread(body, name);
        thread.start();
        return thread;
    }

    private static void serve(ServerSocket server) {
        for (int i = 0; i < CLIENTS; i++) {
            try (Socket socket = server.accept()) {
                socket.getOutputStream().write(socket.getInputStream().read() + 1);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static void ask(ServerSocket server, int number, boolean racy) {
        try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
            socket.getOutputStream().write(number);
            Expect.that(socket.getInputStream().read() == number + 1, "wrong answer");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (racy) answers = answers + 1;
        else count();
    }

    private static synchronized void count() {
        answers = answers + 1;
    }
}
