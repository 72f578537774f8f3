package dev.selvage.cli.jvm;

import dev.selvage.cli.output.CommandException;
import dev.selvage.explorer.jobs.WorkerFactory;
import dev.selvage.launcher.EntryPoint.RunnableJar;
import dev.selvage.launcher.JvmCommand;
import dev.selvage.launcher.JvmOptions;
import dev.selvage.launcher.ToolFiles;
import dev.selvage.launcher.jobs.JvmWorker;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;

/** The jar of the command, run in other JVMs. */
public final class OwnJar {
    private static final List<String> WORKER = List.of("worker");

    private OwnJar() {}

    /** Runs the command with these arguments on this console, in a JVM that knows nothing of this one, and returns its exit code. */
    public static int run(List<String> arguments) throws InterruptedException {
        JvmCommand command = start().withOptions(JvmOptions.sizesOfThisJvm()).withArguments(arguments);
        try {
            return command.process().inheritIO().start().waitFor();
        } catch (IOException e) {
            throw CommandException.of("start", command.java(), e);
        }
    }

    /** Workers that make many runs. */
    public static WorkerFactory workers() {
        return number -> worker(JvmOptions.ofThisJvm());
    }

    /** Workers that make one run each. */
    public static WorkerFactory workersForOneRun() {
        return number -> worker(JvmOptions.forOneRun());
    }

    private static JvmWorker worker(List<String> options) throws IOException {
        return JvmWorker.start(
                start().withOptions(options).withArguments(WORKER).withOutput(Redirect.DISCARD, Redirect.INHERIT));
    }

    private static JvmCommand start() {
        return JvmCommand.of(new RunnableJar(ToolFiles.of(OwnJar.class)));
    }
}
