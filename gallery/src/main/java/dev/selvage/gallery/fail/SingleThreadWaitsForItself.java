package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/** A task of a single-threaded executor waits for another one that it has just submitted to it. */
@Fails("lost-wakeup")
public final class SingleThreadWaitsForItself {

    private SingleThreadWaitsForItself() {}

    public static void main(String[] args) throws Exception {
        ExecutorService worker = Executors.newSingleThreadExecutor();
        AtomicBoolean warm = new AtomicBoolean();
        Thread heater = Threads.start(() -> warm.set(true));
        Future<String> tea = worker.submit(() -> {
            if (warm.get()) {
                return "tea";
            }
            return worker.submit(() -> "tea").get();
        });
        Check.equal("tea", tea.get());
        worker.shutdown();
        Threads.join(heater);
    }
}
