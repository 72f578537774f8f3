package dev.selvage.explorer.jobs;

import java.io.IOException;

/** Where workers come from. */
@FunctionalInterface
public interface WorkerFactory {
    /** Starts a worker; returns before it is ready. */
    WorkerLink start(int number) throws IOException;
}
