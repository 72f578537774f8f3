package dev.selvage.cli;

import dev.selvage.cli.output.ExitCode;
import dev.selvage.launcher.worker.WorkerMain;
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
        WorkerMain.work();
        return ExitCode.OK;
    }
}
