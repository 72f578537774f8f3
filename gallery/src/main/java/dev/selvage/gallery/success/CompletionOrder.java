package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A completion service gives the results in the order in which the tasks end, whichever was submitted first. */
public final class CompletionOrder {

    private CompletionOrder() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<String> service = new ExecutorCompletionService<>(pool);
        CountDownLatch taken = new CountDownLatch(1);
        service.submit(() -> {
            taken.await();
            return "slow";
        });
        service.submit(() -> "quick");
        Check.equal("quick", service.take().get());
        Check.that(service.poll() == null, "the slow one was quick");
        taken.countDown();
        Check.equal("slow", service.take().get());
        pool.shutdown();
    }
}
