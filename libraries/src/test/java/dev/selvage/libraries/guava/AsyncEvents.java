package dev.selvage.libraries.guava;

import com.google.common.eventbus.AsyncEventBus;
import com.google.common.eventbus.Subscribe;
import dev.selvage.libraries.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Events are delivered to a subscriber by the threads of a pool, one at a time. */
public final class AsyncEvents {
    private AsyncEvents() {}

    /** Not marked as safe for concurrent events, so the bus must deliver them one after another. */
    public static final class Listener {
        private final CountDownLatch delivered;
        private int sum;

        Listener(CountDownLatch delivered) {
            this.delivered = delivered;
        }

        @Subscribe
        public void on(Integer event) {
            sum += event;
            delivered.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AsyncEventBus bus = new AsyncEventBus(pool);
        CountDownLatch delivered = new CountDownLatch(4);
        Listener listener = new Listener(delivered);
        bus.register(listener);
        Together.Task post = () -> {
            bus.post(1);
            bus.post(2);
        };
        Together.run(post, post);
        delivered.await();
        Together.expect(6, listener.sum);
        pool.shutdown();
    }
}
