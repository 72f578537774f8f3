package frameworks;

import io.vertx.core.Vertx;
import java.util.concurrent.CountDownLatch;
import user.Tally;

/** Two contexts of Vert.x, each with a thread of its own, receive messages and count them. */
public final class VertxVerticles {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        Vertx vertx = Vertx.vertx();
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            vertx.executeBlocking(
                            () -> {
                                tally.add();
                                return "done";
                            },
                            false)
                    .onComplete(result -> done.countDown());
        }
        done.await();
        CountDownLatch closed = new CountDownLatch(1);
        vertx.close().onComplete(result -> closed.countDown());
        closed.await();
        tally.expect(2);
    }
}
