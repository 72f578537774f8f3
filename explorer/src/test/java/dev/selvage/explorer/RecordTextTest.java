package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.TextsOfRecords;
import org.junit.jupiter.api.Test;

class RecordTextTest {
    /** JDK 17 parses a format for each text; that is its own affair. */
    @Test
    void how_the_jdk_makes_the_text_of_a_record_is_no_part_of_the_schedule() {
        int runs = 10;
        CampaignResult result = Sample.of(TextsOfRecords.class)
                .explore(CampaignSettings.defaults().withRuns(runs))
                .result();
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.steps() / runs).isLessThan(40);
    }
}
