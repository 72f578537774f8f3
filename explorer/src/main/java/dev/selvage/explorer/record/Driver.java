package dev.selvage.explorer.record;

import dev.selvage.engine.execution.Affinity;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A thread of its own for a campaign, on one core together with the threads that it starts. */
public final class Driver {
    private Driver() {}

    public static <T> T call(Callable<T> work) {
        return call(Affinity::pinToOneCore, work);
    }

    /** The same for one of several JVMs that share the machine: each number has a core of its own, if there are so many. */
    public static <T> T onCore(int number, Callable<T> work) {
        return call(() -> Affinity.pinTo(number), work);
    }

    /** The same on all cores. */
    public static <T> T callFreely(Callable<T> work) {
        return call(() -> {}, work);
    }

    private static <T> T call(Runnable pin, Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(() -> {
            pin.run();
            return work.call();
        });
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
