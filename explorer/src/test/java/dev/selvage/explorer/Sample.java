package dev.selvage.explorer;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.oracle.Oracles;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.explorer.record.Driver;
import dev.selvage.explorer.search.Listeners;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.systematic.DfsStrategy;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.runtime.SharedStates;
import dev.selvage.samples.Outcome;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A program of {@code dev.selvage.samples} and what can be done with it. */
public record Sample(MainProgram program) {
    private static final long STEPS = 10_000;
    private static final int MOST_SCHEDULES = 20_000;

    /** What a campaign found. */
    public record Findings(CampaignResult result, List<FailureReport> failures) {
        public FailureReport failure() {
            return failures.get(0);
        }
    }

    public static Sample of(Class<?> main, String... arguments) {
        return of(main, Isolation.STATICS, arguments);
    }

    public static Sample of(Class<?> main, Isolation isolation, String... arguments) {
        ProgramInfo info =
                new ProgramInfo(List.of(classPath()), main.getName(), List.of(arguments), List.of(), List.of());
        try {
            Sample sample = new Sample(MainProgram.open(info, isolation));
            // What a sample says is kept in a property.
            SharedStates.handOn(true);
            return sample;
        } catch (ProgramException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A sample that says nothing and finds the JVM as if it was the first to run there. */
    public static Sample inCleanJvm(Class<?> main, String... arguments) {
        Sample sample = of(main, arguments);
        SharedStates.handOn(false);
        return sample;
    }

    static String classPath() {
        try {
            return Path.of(Outcome.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public Findings explore(CampaignSettings settings) {
        List<FailureReport> failures = new ArrayList<>();
        CampaignResult result = Campaign.run(program, settings, new CampaignListener() {
            @Override
            public String onFailure(FailureReport failure) {
                failures.add(failure);
                return "failure-" + failures.size();
            }
        });
        return new Findings(result, failures);
    }

    /** One run under {@code chooser}, watched by {@code listener}. */
    public RunResult run(Chooser chooser, RunListener listener) {
        return run(EngineChoice.AUTO, chooser, listener);
    }

    /** The same with at most {@code steps} steps. */
    RunResult run(Chooser chooser, RunListener listener, long steps) {
        return Driver.call(() -> {
            try (Engine engine = EngineChoice.AUTO.create(CampaignSettings.DEFAULT_PATIENCE)) {
                return execute(engine, chooser, listener, steps);
            }
        });
    }

    /** The same on an engine of choice. */
    public RunResult run(EngineChoice choice, Chooser chooser, RunListener listener) {
        return Driver.call(() -> {
            try (Engine engine = choice.create(CampaignSettings.DEFAULT_PATIENCE)) {
                return execute(engine, chooser, listener);
            }
        });
    }

    /** So many runs of a strategy, watched by {@code listener}; {@code ended} gets each result. */
    public void repeat(
            EngineChoice choice,
            ExplorationStrategy strategy,
            int runs,
            RunListener listener,
            Consumer<RunResult> ended) {
        Driver.call(() -> {
            RunResult previous = null;
            try (Engine engine = choice.create(CampaignSettings.DEFAULT_PATIENCE)) {
                for (int run = 0; run < runs; run++) {
                    strategy.nextRun(previous);
                    previous = execute(engine, strategy, Listeners.both(strategy.listener(), listener));
                    ended.accept(previous);
                }
            }
            return previous;
        });
    }

    /** Everything that the program can say, over all schedules; with how the run ended, unless it just completed. */
    public Set<String> outcomes() {
        return Driver.call(() -> {
            Set<String> outcomes = new TreeSet<>();
            DfsStrategy strategy = new DfsStrategy();
            RunResult previous = null;
            int schedules = 0;
            try (Engine engine = EngineChoice.AUTO.create(CampaignSettings.DEFAULT_PATIENCE)) {
                while (strategy.nextRun(previous)) {
                    if (++schedules > MOST_SCHEDULES) throw new AssertionError("too many schedules for a test");
                    previous = execute(engine, strategy, RunListener.NONE);
                    outcomes.add(outcome(previous.end()));
                }
            }
            return outcomes;
        });
    }

    /** All runs that {@code strategy} makes until nothing is left to explore. */
    public List<RunResult> exhaust(ExplorationStrategy strategy) {
        return exhaust(strategy, STEPS);
    }

    /** The runs that {@code strategy} makes until one is the last that is wanted. */
    public List<RunResult> until(ExplorationStrategy strategy, Predicate<RunResult> last) {
        return exhaust(strategy, STEPS, last);
    }

    /** All runs, with at most {@code steps} steps each. */
    public List<RunResult> exhaust(ExplorationStrategy strategy, long steps) {
        return exhaust(strategy, steps, run -> false);
    }

    private List<RunResult> exhaust(ExplorationStrategy strategy, long steps, Predicate<RunResult> last) {
        return Driver.call(() -> {
            List<RunResult> runs = new ArrayList<>();
            RunResult previous = null;
            try (Engine engine = EngineChoice.AUTO.create(CampaignSettings.DEFAULT_PATIENCE)) {
                while (strategy.nextRun(previous)) {
                    if (runs.size() > MOST_SCHEDULES) throw new AssertionError("too many schedules for a test");
                    previous = execute(engine, strategy, strategy.listener(), steps);
                    strategy.judged(
                            previous, Oracles.judge(previous, Object::toString).isPresent());
                    runs.add(previous);
                    if (last.test(previous)) break;
                }
            }
            return runs;
        });
    }

    /** What the program says when threads are chosen by {@code chooser}. */
    public String outcome(Chooser chooser) {
        return outcome(run(chooser, RunListener.NONE).end());
    }

    private RunResult execute(Engine engine, Chooser chooser, RunListener listener) throws ControlLostException {
        return execute(engine, chooser, listener, STEPS);
    }

    private RunResult execute(Engine engine, Chooser chooser, RunListener listener, long steps)
            throws ControlLostException {
        Outcome.clear();
        return ControlledRun.execute(engine, program.newRun(), chooser, listener, RunSettings.cutAfter(steps));
    }

    private static String outcome(RunEnd end) {
        String said = Outcome.said();
        return end instanceof RunEnd.Completed ? said : end + " " + said;
    }
}
