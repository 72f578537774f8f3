package dev.selvage.report.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.LearnedOrders;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import dev.selvage.report.model.Verdict;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code docs/files.md} describes the files as they are. */
class FilesPageTest {
    private static final Path PAGE = Path.of(System.getProperty("selvage.root"), "docs/files.md");

    @ParameterizedTest
    @ValueSource(
            classes = {
                CampaignResult.class,
                CampaignResult.FailureSummary.class,
                CampaignResult.CoverageFigures.class,
                ControlAudit.class,
                FailureReport.class,
                ProgramInfo.class,
                ThreadReport.class,
                EndlessLoop.class,
                EndlessLoop.Awaited.class,
                EndlessLoop.Writer.class,
                PackedDecisions.class,
                TraceEvent.class,
                SourceLine.class,
                LearnedOrders.class,
                LearnedOrders.Order.class,
                LearnedOrders.Place.class,
                TargetsReport.class,
                TargetsReport.TargetReport.class,
                TargetsReport.TargetPlace.class,
                TargetsReport.Control.class,
            })
    void every_key_is_described(Class<?> type) throws IOException {
        String page = Files.readString(PAGE);

        for (RecordComponent component : type.getRecordComponents()) {
            assertThat(page).contains("`" + component.getName() + "`");
        }
    }

    @Test
    void every_verdict_and_the_format_are_described() throws IOException {
        String page = Files.readString(PAGE);

        for (Verdict verdict : Verdict.values()) assertThat(page).contains("`" + verdict.word() + "`");
        assertThat(page)
                .contains(
                        "`" + FailureReport.FORMAT + "`",
                        "`" + LearnedOrders.FORMAT + "`",
                        "`" + TargetsReport.FORMAT + "`");
    }
}
