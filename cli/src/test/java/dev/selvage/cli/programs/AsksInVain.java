package dev.selvage.cli.programs;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** Sends a request that nobody ever answers. */
public final class AsksInVain {
    private AsksInVain() {}

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            URI address = URI.create("http://127.0.0.1:" + server.getLocalPort() + "/");
            HttpClient.newHttpClient()
                    .sendAsync(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
                    .join();
        }
    }
}
