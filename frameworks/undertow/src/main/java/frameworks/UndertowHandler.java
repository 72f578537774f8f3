package frameworks;

import io.undertow.Undertow;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.URI;
import user.Both;
import user.Tally;

/** Two requests over sockets are counted by one handler in two threads. */
public final class UndertowHandler {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        Undertow server = Undertow.builder()
                .addHttpListener(0, "localhost")
                .setIoThreads(2)
                .setHandler(exchange -> tally.add())
                .build();
        server.start();
        int port = ((InetSocketAddress) server.getListenerInfo().get(0).getAddress()).getPort();
        Both.atOnce(() -> get(port), () -> get(port));
        server.stop();
        tally.expect(2);
    }

    private static void get(int port) throws Exception {
        HttpURLConnection connection = (HttpURLConnection)
                URI.create("http://localhost:" + port + "/").toURL().openConnection();
        Both.expect(200, connection.getResponseCode());
        connection.disconnect();
    }
}
