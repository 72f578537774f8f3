package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.SharedTexts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** String builders that the program lets go of are shared; those that the JDK makes in passing are nobody's business. */
class SharedTextsTest {
    private static CampaignResult explore(Class<?> type, String strategy) {
        return Sample.of(type)
                .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(5_000))
                .result();
    }

    @ParameterizedTest
    @ValueSource(classes = {SharedTexts.InList.class, SharedTexts.FromHelper.class})
    void a_builder_is_shared_by_who_asks_what_holds_it_for_a_text(Class<?> type) {
        for (String strategy : List.of("random", "dpor", "dpor-source")) {
            assertThat(explore(type, strategy).verdict()).as(strategy).isEqualTo(Verdict.FAILURE);
        }
    }

    /** Compiled code makes the message without the builder, so that a run could not be repeated. */
    @Test
    void the_builder_of_a_message_is_no_part_of_the_schedule() {
        CampaignResult result = explore(SharedTexts.InMessage.class, "random");
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.steps() / result.runs()).isLessThan(20);
    }
}
