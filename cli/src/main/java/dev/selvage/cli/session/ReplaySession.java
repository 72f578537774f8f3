package dev.selvage.cli.session;

import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.campaign.Budget;
import dev.selvage.explorer.plugin.PluggedOracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.replay.Replay.Changed;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Repetitions of a recorded failure, with their outcome on the console. */
public final class ReplaySession implements HardEnd.Work {
    private final Path file;
    private final FailureReport recorded;
    private final PluggedOracles oracles;
    private final int times;
    private final Console console;
    private volatile int reproduced;

    /**
     * @param file the file of the failure
     * @param oracles those of plug-ins
     */
    public ReplaySession(Path file, FailureReport recorded, PluggedOracles oracles, int times, Console console) {
        this.file = file;
        this.recorded = recorded;
        this.oracles = oracles;
        this.times = times;
        this.console = console;
    }

    /**
     * Repeats the failure and gives the exit code: a failure that is reproduced is a failure found.
     *
     * @param show whether what the program prints goes to the terminal
     */
    public int run(ProgramInfo info, Duration time, Duration patience, EngineChoice engine, boolean show) {
        Program program = Programs.open(info);
        TimeLimit limit = TimeLimit.of(time);
        HardEnd end = new HardEnd(limit, Budget.timeIsSpent(time), this);
        end.begin();
        limit.begin();
        try {
            Optional<String> difference =
                    Replay.run(recorded, program, oracles, times, patience, engine, show, count -> reproduced = count);
            Optional<Path> newer = difference.flatMap(other -> Age.newerThan(file, info.classPath()));
            Optional<Changed> now = newer.map(path -> Replay.runChanged(recorded, program, oracles, patience, engine))
                    .filter(Changed::ended);
            end.claim();
            return now.isPresent() && newer.isPresent() ? tellChanged(now.get(), newer.get()) : tell(difference);
        } finally {
            end.done();
        }
    }

    private int tell(Optional<String> difference) {
        if (difference.isEmpty()) {
            console.out().println("reproduced " + times + " of " + times + " times, with the same events");
            return ExitCode.FAILURE_FOUND;
        }
        return tellNotReproduced(difference);
    }

    /** A program that has changed need not behave as it did; what it does now is what its author wants to know. */
    private int tellChanged(Changed now, Path newer) {
        String asFar = now.followed() == recorded.decisions().size()
                ? ""
                : ", which can be followed for " + now.followed() + " of its "
                        + recorded.decisions().size() + " choices";
        String failure = now.failure();
        if (failure != null) {
            console.out().println("still fails on this schedule" + asFar + ": " + failure);
            console.out().println("What to do: 'selvage run' finds and records it in the program as it is now.");
            return ExitCode.FAILURE_FOUND;
        }
        console.out().println("no longer fails on this schedule" + asFar);
        console.out()
                .println("What that means: the program has changed since (" + newer
                        + " is newer than the failure), and ended well in one run. Other schedules were not tried.");
        console.out().println("What to do: look for failures of the changed program with 'selvage run'.");
        return ExitCode.OK;
    }

    private int tellNotReproduced(Optional<String> difference) {
        console.out().println("not reproduced: " + difference.orElseThrow());
        console.out().println("What to do: " + advice(recorded));
        return ExitCode.NOT_CONTROLLED;
    }

    /** A repetition is short: there is nothing to be asked for. */
    @Override
    public void stop(String reason) {}

    @Override
    public int writeSoFar(String reason) {
        int count = reproduced;
        console.out().println("reproduced " + count + " of " + times + " times, then stopped: " + reason);
        console.out().flush();
        return count > 0 ? ExitCode.FAILURE_FOUND : ExitCode.NOT_CONTROLLED;
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
