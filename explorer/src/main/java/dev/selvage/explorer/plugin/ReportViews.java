package dev.selvage.explorer.plugin;

import dev.selvage.api.report.CampaignSummary;
import dev.selvage.api.report.CampaignSummary.Coverage;
import dev.selvage.api.report.ReportedFailure;
import dev.selvage.api.report.ReportedFailure.TracedEvent;
import dev.selvage.api.run.Place;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.TraceEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the reports of plug-ins get to know of a campaign. */
public final class ReportViews {
    private ReportViews() {}

    /**
     * A campaign that is over.
     *
     * @param failures in the order in which they were found
     * @param folder the folder in which their files are
     */
    public static CampaignSummary of(
            CampaignResult result, String mainClass, List<FailureReport> failures, Path folder) {
        Map<String, Coverage> coverage = new TreeMap<>();
        result.coverage()
                .forEach((name, figures) ->
                        coverage.put(name, new Coverage(figures.covered(), figures.total(), figures.infeasible())));
        return new CampaignSummary(
                result.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                mainClass,
                result.strategy(),
                result.seed(),
                result.runs(),
                result.steps(),
                result.switches(),
                result.seconds(),
                result.stopReason(),
                failures(result.failures(), failures, folder),
                coverage,
                result.control().problems(),
                result.control().warnings());
    }

    private static List<ReportedFailure> failures(
            List<FailureSummary> summaries, List<FailureReport> reports, Path folder) {
        List<ReportedFailure> all = new ArrayList<>();
        for (FailureReport report : reports) {
            int number = all.size() + 1;
            String doubt =
                    number <= summaries.size() ? summaries.get(number - 1).doubt() : null;
            all.add(new ReportedFailure(
                    number,
                    report.kind(),
                    report.message(),
                    report.cause(),
                    report.run(),
                    folder.resolve("failure-" + number + ".json"),
                    doubt,
                    trace(report)));
        }
        return all;
    }

    private static List<TracedEvent> trace(FailureReport report) {
        Map<Integer, String> names =
                report.threads().stream().collect(Collectors.toMap(ThreadReport::id, ThreadReport::name));
        return report.trace().stream().map(event -> event(event, names)).toList();
    }

    private static TracedEvent event(TraceEvent event, Map<Integer, String> names) {
        return new TracedEvent(
                event.thread(),
                names.getOrDefault(event.thread(), "#" + event.thread()),
                event.operation(),
                event.object(),
                event.member(),
                event.value(),
                place(event.where()));
    }

    private static @Nullable Place place(@Nullable SourceLine line) {
        return line == null ? null : new Place(line.className(), line.method(), line.file(), line.line());
    }
}
