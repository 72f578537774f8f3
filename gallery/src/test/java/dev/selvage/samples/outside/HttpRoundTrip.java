package dev.selvage.samples.outside;

import com.sun.net.httpserver.HttpServer;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URL;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The JDK's web server with a pool of its own, asked by two clients. */
public final class HttpRoundTrip {
    private HttpRoundTrip() {}

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 5);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        server.setExecutor(pool);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 2);
            exchange.getResponseBody().write("ok".getBytes());
            exchange.close();
        });
        server.start();
        Thread client = new Thread(() -> ask(server), "client");
        client.start();
        ask(server);
        client.join();
        server.stop(0);
        pool.shutdown();
    }

    private static void ask(HttpServer server) {
        try {
            InetSocketAddress address = server.getAddress();
            URL url = new URL("http", address.getHostString(), address.getPort(), "/");
            HttpURLConnection connection = (HttpURLConnection) url.openConnection();
            Expect.that(connection.getResponseCode() == 200, "refused");
            Expect.that(new String(connection.getInputStream().readAllBytes()).equals("ok"), "wrong answer");
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
