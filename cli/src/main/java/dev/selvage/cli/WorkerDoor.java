package dev.selvage.cli;

import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.launcher.worker.WorkerMain;

/** {@code selvage worker} without the command line: to read that takes longer than a short run, and a worker may live for a single one. */
final class WorkerDoor {
    private WorkerDoor() {}

    static boolean isMeant(String... arguments) {
        return arguments.length == 1 && arguments[0].equals("worker");
    }

    static int run() {
        try {
            WorkerMain.work();
            return ExitCode.OK;
        } catch (Exception e) {
            return Complaints.execution(Console.ofProcess(), e);
        } catch (Throwable e) {
            return Complaints.internalError(Console.ofProcess(), e);
        }
    }
}
