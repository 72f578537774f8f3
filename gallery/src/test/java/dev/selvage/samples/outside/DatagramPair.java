package dev.selvage.samples.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

/** One thread sends a datagram to another. */
public final class DatagramPair {
    private DatagramPair() {}

    public static void main(String[] args) throws Exception {
        try (DatagramSocket receiver = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            Thread sender = new Thread(() -> send(receiver.getLocalPort()), "sender");
            sender.start();
            DatagramPacket packet = new DatagramPacket(new byte[1], 1);
            receiver.receive(packet);
            Expect.that(packet.getData()[0] == 7, "received " + packet.getData()[0]);
            sender.join();
        }
    }

    private static void send(int port) {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.send(new DatagramPacket(new byte[] {7}, 1, InetAddress.getLoopbackAddress(), port));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
