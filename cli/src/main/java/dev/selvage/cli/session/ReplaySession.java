package dev.selvage.cli.session;

import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.Replay;
import dev.selvage.explorer.program.Program;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import java.time.Duration;
import java.util.Optional;

/** Repetitions of a recorded failure, with their outcome on the console. */
public final class ReplaySession {
    private ReplaySession() {}

    /** Repeats the failure and gives the exit code: a failure that is reproduced is a failure found. */
    public static int run(
            FailureReport recorded,
            ProgramInfo info,
            int times,
            Duration patience,
            EngineChoice engine,
            boolean show,
            Console console) {
        Program program = Programs.open(info);
        Optional<String> difference = Replay.run(recorded, program, times, patience, engine, show);
        if (difference.isEmpty()) {
            console.out().println("reproduced " + times + " of " + times + " times, with the same events");
            return ExitCode.FAILURE_FOUND;
        }
        console.out().println("not reproduced: " + difference.get());
        console.out().println("What to do: " + advice(recorded));
        return ExitCode.NOT_CONTROLLED;
    }

    private static String advice(FailureReport recorded) {
        String here = Runtime.version().toString();
        if (!recorded.jdk().equals(here)) {
            return "the failure was recorded with Java " + recorded.jdk() + ", but this is Java " + here
                    + "; replay it with that version, or find it again with 'selvage run'.";
        }
        return "if the program or its class path has changed since, find the failure again with 'selvage run'; if not, the"
                + " program depends on something besides the schedule, such as time, files or the network.";
    }
}
