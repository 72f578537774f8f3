package dev.selvage.samples.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** A server that waits in a selector, and a client with a blocking channel. */
public final class SelectorEcho {
    private SelectorEcho() {}

    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open();
                Selector selector = Selector.open()) {
            server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            server.configureBlocking(false);
            server.register(selector, SelectionKey.OP_ACCEPT);
            Thread thread = new Thread(() -> serve(server, selector), "server");
            thread.start();
            try (SocketChannel client = SocketChannel.open(server.getLocalAddress())) {
                client.write(ByteBuffer.wrap(new byte[] {41}));
                ByteBuffer answer = ByteBuffer.allocate(1);
                client.read(answer);
                Expect.that(answer.get(0) == 42, "wrong answer");
            }
            thread.join();
        }
    }

    private static void serve(ServerSocketChannel server, Selector selector) {
        try {
            boolean served = false;
            while (!served) {
                selector.select();
                for (SelectionKey key : selector.selectedKeys()) {
                    if (key.isAcceptable()) accept(server, selector);
                    else served = answer((SocketChannel) key.channel());
                }
                selector.selectedKeys().clear();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void accept(ServerSocketChannel server, Selector selector) throws IOException {
        SocketChannel channel = server.accept();
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ);
    }

    private static boolean answer(SocketChannel channel) throws IOException {
        ByteBuffer question = ByteBuffer.allocate(1);
        if (channel.read(question) < 1) return false;
        channel.write(ByteBuffer.wrap(new byte[] {(byte) (question.get(0) + 1)}));
        return true;
    }
}
