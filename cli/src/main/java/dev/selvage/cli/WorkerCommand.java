package dev.selvage.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code selvage worker}: makes the runs that another JVM hands out. */
@Command(
        name = "worker",
        hidden = true,
        description = "Makes the runs that 'selvage run --jobs' hands out; not meant to be started by hand.")
final class WorkerCommand implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
        return WorkerMain.work();
    }
}
