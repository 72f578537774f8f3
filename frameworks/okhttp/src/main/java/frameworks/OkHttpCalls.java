package frameworks;

import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.mockwebserver.MockResponse;
import okhttp3.mockwebserver.MockWebServer;
import user.Both;
import user.Once;

/** Two threads call a server over sockets and make something when they first need it. */
public final class OkHttpCalls {
    public static void main(String[] args) throws Exception {
        Once once = Once.of(args);
        OkHttpClient client = new OkHttpClient();
        try (MockWebServer server = new MockWebServer()) {
            server.enqueue(new MockResponse().setBody("tea"));
            server.enqueue(new MockResponse().setBody("tea"));
            server.start();
            Request request = new Request.Builder().url(server.url("/")).build();
            Both.Task get = () -> {
                try (Response response = client.newCall(request).execute()) {
                    Both.expect("tea", response.body().string());
                }
                once.get();
            };
            Both.atOnce(get, get);
        }
        client.dispatcher().executorService().shutdown();
        client.connectionPool().evictAll();
        once.expectOne();
    }
}
