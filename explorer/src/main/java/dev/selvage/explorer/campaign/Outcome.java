package dev.selvage.explorer.campaign;

import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.runner.Accounts;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.model.Verdict;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a campaign ended, by itself or in several workers: all that its result is made of besides its settings.
 *
 * @param strategy id of the strategy, with its number
 * @param firstFailure number of the first run that failed, from 1
 * @param exhausted whether all schedules were tried
 * @param output the last lines that the program has printed, as far as they are known
 */
public record Outcome(
        String strategy,
        RunTally tally,
        double seconds,
        String stopReason,
        @Nullable Long firstFailure,
        List<FailureSummary> failures,
        boolean exhausted,
        Map<String, CoverageFigures> coverage,
        String engine,
        @Nullable String engineReason,
        List<String> output) {

    public CampaignResult result(CampaignSettings settings) {
        ControlAudit control =
                Accounts.close(withDoubts(), settings.timeouts() != Timeouts.EXPLORE, exhausted, !failures.isEmpty());
        if (verdict(control) == Verdict.NOT_CONTROLLED) control = control.withOutput(output);
        return new CampaignResult(
                verdict(control),
                strategy,
                settings.seed(),
                tally.runs(),
                firstFailure,
                tally.steps(),
                tally.switches(),
                seconds,
                tally.runs() / Math.max(seconds, 1e-9),
                stopReason,
                List.copyOf(failures),
                coverage,
                control,
                Runtime.version().toString(),
                engine,
                engineReason);
    }

    /** A doubt about a failure is a problem where there is no failure without one. */
    private RunTally withDoubts() {
        RunTally all = tally;
        boolean certain = failures.stream().anyMatch(failure -> failure.doubt() == null);
        for (FailureSummary failure : failures) {
            String doubt = failure.doubt();
            if (doubt != null) all = certain ? all.withWarning(doubt) : all.withProblem(doubt);
        }
        return all;
    }

    private Verdict verdict(ControlAudit control) {
        if (!control.problems().isEmpty()) return Verdict.NOT_CONTROLLED;
        if (!failures.isEmpty()) return Verdict.FAILURE;
        return exhausted && Accounts.isSeenWhole(tally) ? Verdict.EXHAUSTED : Verdict.NO_FAILURE;
    }
}
