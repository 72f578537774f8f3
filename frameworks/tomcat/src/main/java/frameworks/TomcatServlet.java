package frameworks;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.HttpURLConnection;
import java.net.URI;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;
import user.Both;
import user.Tally;

/** Two requests over sockets are counted by one servlet. */
public final class TomcatServlet {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        Tomcat tomcat = new Tomcat();
        tomcat.setBaseDir("target/tomcat");
        tomcat.setPort(0);
        tomcat.getConnector();
        Context context = tomcat.addContext("", null);
        Tomcat.addServlet(context, "count", new HttpServlet() {
            @Override
            protected void doGet(HttpServletRequest request, HttpServletResponse response) {
                tally.add();
            }
        });
        context.addServletMappingDecoded("/", "count");
        tomcat.start();
        Both.Task get = () -> get(tomcat.getConnector().getLocalPort());
        Both.atOnce(get, get);
        tomcat.stop();
        tomcat.destroy();
        tally.expect(2);
    }

    private static void get(int port) throws Exception {
        HttpURLConnection connection = (HttpURLConnection)
                URI.create("http://localhost:" + port + "/").toURL().openConnection();
        Both.expect(200, connection.getResponseCode());
        connection.disconnect();
    }
}
