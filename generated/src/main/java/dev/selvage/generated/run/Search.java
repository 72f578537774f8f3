package dev.selvage.generated.run;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A way to look for the outcomes of a program under control.
 *
 * @param inside whether accesses inside {@code java.util.concurrent} are scheduling points, too
 */
public record Search(String strategy, EngineChoice engine, Timeouts timeouts, long maxRuns, boolean inside) {
    private static final long STEPS = 20_000;
    private static final Duration TIME = Duration.ofSeconds(20);
    private static final String EXHAUSTED = "nothing is left to explore";

    /** Those that claim to have seen everything when they end by themselves. */
    private static final List<String> COMPLETE = List.of("dfs", "icb", "dpor", "dpor-source", "chess");

    public Search(String strategy, EngineChoice engine, Timeouts timeouts, long maxRuns) {
        this(strategy, engine, timeouts, maxRuns, false);
    }

    public String name() {
        return strategy + "/" + engine.name().toLowerCase(Locale.ROOT)
                + (timeouts == Timeouts.EXPLORE ? "/explore" : "")
                + (inside ? "/inside" : "");
    }

    public SearchResult run(ObservedProgram program) {
        Outcomes outcomes = new Outcomes(program);
        CampaignResult result = Campaign.run(program, settings(), outcomes);
        boolean exhausted = isExhausted(result) && !outcomes.isCut();
        return new SearchResult(this, exhausted, result.runs(), result.seconds(), outcomes.seen(), problems(result));
    }

    /** Of a program that fails the verdict says no more than that. */
    private boolean isExhausted(CampaignResult result) {
        boolean ended = result.stopReason().startsWith(EXHAUSTED) && COMPLETE.contains(strategy);
        return ended && (result.verdict() == Verdict.EXHAUSTED || result.verdict() == Verdict.FAILURE);
    }

    /** Makes the runs and notes what happens in them. */
    public RunLog log(ObservedProgram program) {
        return follow(program, new RunLog());
    }

    /** Makes the runs under the eyes of {@code listener}. */
    public <L extends CampaignListener> L follow(ObservedProgram program, L listener) {
        Campaign.run(program, settings(), listener);
        return listener;
    }

    /** A program may well start no thread, or none that has anything to do. */
    private static List<String> problems(CampaignResult result) {
        return result.control().problems().stream()
                .filter(problem -> !problem.equals(ControlAudit.NOTHING_TO_EXPLORE))
                .toList();
    }

    private CampaignSettings settings() {
        return CampaignSettings.defaults()
                .withStrategy(Strategies.own().withOptions(strategy, Map.of("preempt-at", "all")))
                .withEngine(engine)
                .withTimeouts(timeouts)
                .withRuns(maxRuns)
                .withTime(TIME)
                .withSteps(STEPS)
                .withKeepGoing(true);
    }
}
