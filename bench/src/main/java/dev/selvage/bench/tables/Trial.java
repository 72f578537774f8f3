package dev.selvage.bench.tables;

import dev.selvage.bench.Programs;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import java.time.Duration;
import java.util.Locale;

/**
 * One strategy on one subject.
 *
 * @param exhausted whether nothing was left to explore
 */
record Trial(boolean found, boolean exhausted, long runs, double seconds, String stopReason) {
    private static final long RUNS = 100_000;
    private static final long STEPS = 20_000;

    static Trial of(Subject subject, String strategy, Duration time) {
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy(strategy)
                .withRuns(RUNS)
                .withSteps(STEPS)
                .withTime(time);
        CampaignResult result = Campaign.run(
                Programs.open(subject.program(), subject.arguments().toArray(new String[0])),
                settings,
                CampaignListener.NONE);
        if (result.verdict() == Verdict.NOT_CONTROLLED) throw new IllegalStateException(subject.name() + ": " + result);
        return new Trial(
                result.verdict() == Verdict.FAILURE,
                result.stopReason().startsWith("nothing is left"),
                result.runs(),
                result.seconds(),
                result.stopReason());
    }

    /** Runs and time until the bug; "no" when it was missed, "TO" when the time was up. */
    String cell() {
        String note = found ? "" : exhausted ? " (no)" : " (TO)";
        return String.format(Locale.ROOT, "%,d%s | %.2f", runs, note, seconds);
    }
}
