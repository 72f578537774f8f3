package dev.selvage.bench;

import dev.selvage.engine.execution.Affinity;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** Measures in a thread on one core, together with all threads that it starts, as campaigns run. */
public final class Pinned {
    private Pinned() {}

    public static <T> T call(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(() -> {
            Affinity.pinToOneCore();
            return work.call();
        });
        Thread thread = new Thread(task, "selvage-bench");
        thread.setDaemon(true);
        thread.start();
        return task.get();
    }
}
