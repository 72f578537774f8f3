package frameworks;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import user.Both;
import user.Tally;

/** Two requests are counted by one handler. */
public final class JettyLocal {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        Server server = new Server();
        LocalConnector connector = new LocalConnector(server);
        server.addConnector(connector);
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                tally.add();
                response.setStatus(200);
                callback.succeeded();
                return true;
            }
        });
        server.start();
        Both.Task get = () -> connector.getResponse("GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n");
        Both.atOnce(get, get);
        server.stop();
        tally.expect(2);
    }
}
