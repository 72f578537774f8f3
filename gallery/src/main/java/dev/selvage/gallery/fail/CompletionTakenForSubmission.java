package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The first result of a completion service is taken for that of the first task. */
@Fails("assertion")
public final class CompletionTakenForSubmission {

    private CompletionTakenForSubmission() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<String> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> "name");
        service.submit(() -> "address");
        String name = service.take().get();
        pool.shutdown();
        Check.equal("name", name);
    }
}
