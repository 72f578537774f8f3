package dev.selvage.explorer;

import dev.selvage.engine.execution.Affinity;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A thread of its own for a campaign, on one core together with the threads that it starts. */
final class Driver {
    private Driver() {}

    static <T> T call(Callable<T> work) {
        return callFreely(() -> {
            Affinity.pinToOneCore();
            return work.call();
        });
    }

    /** The same on all cores. */
    static <T> T callFreely(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(task, "selvage-driver");
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException runtime) throw runtime;
            if (e.getCause() instanceof Error error) throw error;
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            thread.interrupt();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
