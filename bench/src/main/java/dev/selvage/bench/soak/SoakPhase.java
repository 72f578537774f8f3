package dev.selvage.bench.soak;

import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A campaign of so many runs of one program, sampled on its way.
 *
 * @param expected what the campaign must conclude, as anything else would make its samples worthless
 */
record SoakPhase(String name, Program program, long runs, Verdict expected) {
    private static final int SAMPLES = 40;

    /** Makes all runs in one campaign, since what a campaign hoards would be gone with it. */
    SoakResult soak() {
        List<Sample> samples = new ArrayList<>();
        CampaignResult result = Campaign.run(program, settings(), new CampaignListener() {
            @Override
            public void onProgress(Progress progress) {
                if (progress.runs() >= samples.size() * (runs / SAMPLES)) samples.add(Sample.take(progress.runs()));
            }
        });
        boolean allRun = result.verdict() == expected && result.runs() == runs;
        if (!allRun) throw new IllegalStateException(name + " went wrong: " + result);
        return new SoakResult(name, samples, result);
    }

    private CampaignSettings settings() {
        return CampaignSettings.defaults()
                .withRuns(runs)
                .withTime(Duration.ofHours(12))
                .withKeepGoing(true);
    }
}
