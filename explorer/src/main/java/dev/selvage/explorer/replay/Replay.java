package dev.selvage.explorer.replay;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.plugin.PluggedOracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.Driver;
import dev.selvage.explorer.record.ProgramOutput;
import dev.selvage.explorer.record.RecordedRun;
import dev.selvage.explorer.strategy.repeat.LooseReplayStrategy;
import dev.selvage.explorer.trace.ObjectNames;
import dev.selvage.report.model.Decision;
import dev.selvage.report.model.FailureReport;
import java.time.Duration;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Repeats the run of a recorded failure. */
public final class Replay {
    private final FailureReport recorded;
    private final Program program;
    private final PluggedOracles oracles;

    private Replay(FailureReport recorded, Program program, PluggedOracles oracles) {
        this.recorded = recorded;
        this.program = program;
        this.oracles = oracles;
        if (oracles.callSites() > 0) program.keepCalls(oracles.callSites());
    }

    /** Repeats the run {@code times} times, while nobody looks. */
    public static Optional<String> run(
            FailureReport recorded, Program program, int times, Duration patience, EngineChoice choice, boolean show) {
        return run(recorded, program, PluggedOracles.NONE, times, patience, choice, show, count -> {});
    }

    /**
     * Repeats the run {@code times} times.
     *
     * @param oracles those of plug-ins, which judge each repetition, too
     * @param show whether what the program prints goes to the terminal
     * @param reproduced is told how many repetitions have reached the failure so far
     * @return what went wrong in the first repetition that did not reach the same failure by the same events, or nothing
     */
    public static Optional<String> run(
            FailureReport recorded,
            Program program,
            PluggedOracles oracles,
            int times,
            Duration patience,
            EngineChoice choice,
            boolean show,
            IntConsumer reproduced) {
        return Driver.call(() -> {
            try (Engine engine = choice.create(patience);
                    ProgramOutput output = ProgramOutput.capture(show)) {
                return engine.drive(
                        () -> new Replay(recorded, program, oracles).repeat(times, engine, output, reproduced));
            } catch (ControlLostException e) {
                return Optional.of(String.valueOf(e.getMessage()));
            }
        });
    }

    /**
     * What becomes of a program that has changed since the failure was recorded.
     *
     * @param failure how it fails now; null when it does not
     * @param ended whether it came to an end that can be judged
     * @param followed how many of the recorded choices could be followed
     */
    public record Changed(@Nullable String failure, boolean ended, int followed) {}

    /** Follows the recorded schedule as far as the program, which has changed, still allows it. */
    public static Changed runChanged(
            FailureReport recorded, Program program, PluggedOracles oracles, Duration patience, EngineChoice choice) {
        return Driver.call(() -> {
            try (Engine engine = choice.create(patience);
                    ProgramOutput output = ProgramOutput.capture(false)) {
                return engine.drive(() -> new Replay(recorded, program, oracles).follow(engine));
            } catch (ControlLostException e) {
                return new Changed(null, false, 0);
            }
        });
    }

    private Changed follow(Engine engine) throws ControlLostException {
        LooseReplayStrategy loose = new LooseReplayStrategy(choices());
        RunResult run = ControlledRun.execute(engine, program.newRun(), loose, oracles.onRun(), settings());
        Optional<Failure> failure = Oracles.judge(run, new ObjectNames()::of).or(() -> oracles.judge(run, 0));
        boolean ended =
                failure.isPresent() || run.end() instanceof RunEnd.Completed || run.end() instanceof RunEnd.Exited;
        return new Changed(failure.map(Failure::cause).orElse(null), ended, loose.followed());
    }

    private int[] choices() {
        return recorded.decisions().stream().mapToInt(Decision::code).toArray();
    }

    private Optional<String> repeat(int times, Engine engine, ProgramOutput output, IntConsumer reproduced)
            throws ControlLostException {
        for (int i = 1; i <= times; i++) {
            output.clear();
            Optional<String> difference = once(engine);
            if (difference.isPresent()) return Optional.of("repetition " + i + ": " + difference.get());
            reproduced.accept(i);
        }
        return Optional.empty();
    }

    private RunSettings settings() {
        return new RunSettings(recorded.maxSteps(), RecordedRun.timeouts(recorded.timeouts()));
    }

    private Optional<String> once(Engine engine) throws ControlLostException {
        int[] choices = choices();
        RecordedRun run = RecordedRun.repeat(program, engine, choices, settings(), oracles);
        for (int i = 0; i < Math.min(run.decisions().size(), choices.length); i++) {
            if (!run.decisions().get(i).equals(recorded.decisions().get(i))) {
                return Optional.of("at choice " + (i + 1) + " the options are "
                        + run.decisions().get(i).of() + ", but were "
                        + recorded.decisions().get(i).of());
            }
        }
        boolean sameKind =
                run.failure().isPresent() && run.failure().get().kind().equals(recorded.kind());
        if (!sameKind) return Optional.of(run.difference() + firstDifference(run));
        if (!run.fingerprint().equals(recorded.fingerprint())) {
            return Optional.of("it failed in the same way, but not by the same events" + firstDifference(run));
        }
        return Optional.empty();
    }

    private String firstDifference(RecordedRun run) {
        return run.firstDifference(recorded)
                .map(event -> "; the first event that differs: " + event)
                .orElse("");
    }
}
