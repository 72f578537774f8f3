package dev.selvage.explorer.record;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.oracle.Failure;
import dev.selvage.explorer.oracle.LivelockOracle;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.plugin.PluggedOracles;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.repeat.ReplayStrategy;
import dev.selvage.explorer.trace.ChoiceRecorder;
import dev.selvage.explorer.trace.Cycle;
import dev.selvage.explorer.trace.EndlessLoops;
import dev.selvage.explorer.trace.Fingerprint;
import dev.selvage.explorer.trace.TraceRecorder;
import dev.selvage.report.model.Decision;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TraceEvent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A run repeated from its choices, with everything recorded. */
public final class RecordedRun {
    private final RunResult result;
    private final TraceRecorder trace;
    private final List<Decision> decisions;
    private final Optional<Failure> failure;

    private RecordedRun(
            Program program, RunResult result, TraceRecorder trace, List<Decision> decisions, PluggedOracles oracles) {
        this.result = result;
        this.trace = trace;
        this.decisions = decisions;
        this.failure = Oracles.judge(result, trace.names()::of)
                .or(() -> livelock(program))
                .or(() -> oracles.judge(result, 0));
    }

    /** A run that was cut is judged by what it did last. */
    private Optional<Failure> livelock(Program program) {
        if (!(result.end() instanceof RunEnd.Cut)) return Optional.empty();
        LivelockOracle oracle = new LivelockOracle(program::classFile, trace.names()::of);
        return Cycle.of(trace).flatMap(cycle -> oracle.judge(result, cycle));
    }

    public static RecordedRun repeat(
            Program program, Engine engine, int[] choices, RunSettings settings, PluggedOracles oracles)
            throws ControlLostException {
        TraceRecorder trace = new TraceRecorder();
        ChoiceRecorder recorder = new ChoiceRecorder(new ReplayStrategy(choices), trace);
        int lost = engine.lost();
        RunResult result = ControlledRun.execute(
                engine, program.newRun(), recorder, Listeners.both(trace, oracles.onRun()), settings);
        if (engine.lost() > lost) program.leaveBehind();
        return new RecordedRun(program, result, trace, recorder.decisions(), oracles);
    }

    public boolean fails(Failure expected) {
        return failure.isPresent()
                && failure.get().kind().equals(expected.kind())
                && failure.get().signature().equals(expected.signature());
    }

    /** How the repetition ended instead, in words. */
    public String difference() {
        if (result.end() instanceof RunEnd.Diverged diverged) return diverged.reason();
        return failure.map(f -> "it failed with " + f.kind() + ": " + f.message())
                .orElse("it ended without a failure");
    }

    public Optional<Failure> failure() {
        return failure;
    }

    public List<Decision> decisions() {
        return decisions;
    }

    public String fingerprint() {
        return Fingerprint.of(trace.events());
    }

    /** The first event that another one has come in place of, in words. */
    public Optional<String> firstDifference(FailureReport recorded) {
        return Fingerprint.firstDifference(recorded.trace(), shownEvents(), !(result.end() instanceof RunEnd.Diverged));
    }

    /** Thousands of equal rounds say no more than one. */
    private List<TraceEvent> shownEvents() {
        if (!(result.end() instanceof RunEnd.Cut)) return trace.events();
        return Cycle.of(trace)
                .map(cycle -> cycle.withoutRepetitions(trace.events()))
                .orElse(trace.events());
    }

    /** As files have it. */
    public static String word(Timeouts timeouts) {
        return timeouts.name().toLowerCase(Locale.ROOT);
    }

    /** What files mean by it. */
    public static Timeouts timeouts(String word) {
        return Timeouts.valueOf(word.toUpperCase(Locale.ROOT));
    }

    public FailureReport report(
            Failure original,
            Program program,
            String strategy,
            CampaignSettings settings,
            long run,
            List<String> output) {
        Failure shown = fails(original) ? failure.orElse(original) : original;
        return new FailureReport(
                FailureReport.FORMAT,
                shown.kind(),
                shown.message(),
                shown.cause(),
                program.info(),
                strategy,
                settings.seed(),
                run,
                settings.maxSteps(),
                word(settings.timeouts()),
                Runtime.version().toString(),
                fingerprint(),
                ThreadReports.of(result, trace.names()::of),
                EndlessLoops.of(result, trace),
                decisions,
                shownEvents(),
                output,
                trace.slow(),
                List.of());
    }
}
