package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.runtime.HookSwitch;
import dev.selvage.samples.Ordered;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SleepingHooksTest {
    private static final Duration LIMIT = Duration.ofMinutes(1);

    @ParameterizedTest
    @ValueSource(strings = {"random", "ctrigger"})
    void runs_before_and_after_hooks_have_slept_find_the_same(String strategy) throws InterruptedException {
        CampaignSettings settings =
                CampaignSettings.defaults().withStrategy(strategy).withRuns(500);
        CampaignResult before = explore(settings);
        awaitSleep();
        CampaignResult after = explore(settings);
        assertThat(before.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(after.verdict()).isEqualTo(Verdict.FAILURE);
        if (strategy.equals("random")) assertThat(after.steps()).isEqualTo(before.steps());
    }

    private static CampaignResult explore(CampaignSettings settings) {
        CampaignResult result =
                Campaign.run(Sample.of(Ordered.Counted.class).program(), settings, new CampaignListener() {});
        assertThat(HookSwitch.isAwake()).isTrue();
        return result;
    }

    private static void awaitSleep() throws InterruptedException {
        long start = System.nanoTime();
        while (HookSwitch.isAwake()) {
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LIMIT);
            Thread.sleep(10);
        }
    }
}
