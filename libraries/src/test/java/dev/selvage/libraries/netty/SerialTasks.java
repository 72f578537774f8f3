package dev.selvage.libraries.netty;

import dev.selvage.libraries.Together;
import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Promise;
import java.util.concurrent.TimeUnit;

/** Tasks of two threads run one after another in an event executor, which then ends. */
public final class SerialTasks {
    private SerialTasks() {}

    public static void main(String[] args) throws Exception {
        EventExecutor executor = new DefaultEventExecutor();
        int[] count = {0};
        Promise<Integer> promise = executor.newPromise();
        Together.Task submit = () -> executor.execute(() -> {
            if (++count[0] == 2) promise.setSuccess(count[0]);
        });
        Together.run(submit, submit);
        Together.expect(2, promise.get(10, TimeUnit.SECONDS));
        executor.shutdownGracefully(0, 1, TimeUnit.SECONDS);
        Together.expect(true, executor.awaitTermination(10, TimeUnit.SECONDS));
    }
}
