package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.Sample.Findings;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Beans.DescribedHalfWay;
import dev.selvage.samples.Bundles.MadeHalfWay;
import dev.selvage.samples.SharedByRuns.LeavesTraces;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedStateTest {
    private final Locale locale = Locale.getDefault();
    private final TimeZone zone = TimeZone.getDefault();
    private final Properties properties = properties();

    @AfterEach
    void cleanUp() {
        System.setProperties(properties);
        Locale.setDefault(locale);
        TimeZone.setDefault(zone);
    }

    private static Properties properties() {
        return (Properties) System.getProperties().clone();
    }

    private static CampaignResult explore(Sample sample, String strategy) {
        return sample.explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(10))
                .result();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "dfs", "dpor", "stress"})
    void a_run_does_not_find_what_earlier_ones_have_left(String strategy) {
        CampaignResult result = explore(Sample.inCleanJvm(LeavesTraces.class), strategy);
        assertThat(result.failures()).isEmpty();
        assertThat(result.control().problems()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(classes = {MadeHalfWay.class, DescribedHalfWay.class})
    void what_the_jdk_keeps_of_a_program_is_made_in_every_run(Class<?> type) {
        for (String strategy : List.of("dfs", "dpor")) {
            CampaignResult result = explore(Sample.of(type), strategy);
            assertThat(result.verdict()).as(strategy).isEqualTo(Verdict.FAILURE);
        }
    }

    @Test
    void where_it_is_handed_on_the_second_run_finds_it() {
        CampaignResult result = explore(Sample.of(LeavesTraces.class), "random");
        assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(result.runsToFirstFailure()).isEqualTo(2);
    }

    @Test
    void after_a_campaign_the_jvm_is_as_it_was() {
        explore(Sample.inCleanJvm(LeavesTraces.class), "random");
        assertThat(Locale.getDefault()).isEqualTo(locale);
        assertThat(TimeZone.getDefault()).isEqualTo(zone);
        assertThat(withoutCommand(properties())).isEqualTo(withoutCommand(properties));
    }

    /** How the JVM was started is told anew by every run. */
    private static Map<Object, Object> withoutCommand(Properties all) {
        Map<Object, Object> rest = new HashMap<>(all);
        rest.keySet().removeAll(List.of("java.class.path", "sun.java.command"));
        return rest;
    }

    @Test
    void a_failure_is_repeated_and_replayed_in_a_clean_jvm() {
        Sample sample = Sample.inCleanJvm(LeavesTraces.class, "always");
        Findings findings = sample.explore(CampaignSettings.defaults().withRuns(1));
        assertThat(findings.failure().message()).contains("always");
        assertThat(Replay.run(
                        findings.failure(),
                        sample.program(),
                        3,
                        CampaignSettings.DEFAULT_PATIENCE,
                        EngineChoice.AUTO,
                        false))
                .isEmpty();
    }
}
