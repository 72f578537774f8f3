package dev.selvage.engine.model;

import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/** The common pool of one run; its threads are daemons and end with the run. */
final class RunPool {
    private static final int PARALLELISM = 3;

    private @Nullable ForkJoinPool pool;

    ForkJoinPool get() {
        if (pool == null) pool = new ForkJoinPool(PARALLELISM);
        return pool;
    }
}
