package org.example.turns;

import dev.selvage.api.report.CampaignSummary;
import dev.selvage.api.report.Report;
import dev.selvage.api.report.ReportProvider;
import dev.selvage.api.report.ReportedFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes {@code failures.md}: a line for each failure. */
final class FailureList implements Report {
    @Override
    public void write(CampaignSummary campaign, Path folder) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("# " + campaign.mainClass() + ": " + campaign.verdict() + " after " + campaign.runs() + " runs");
        for (ReportedFailure failure : campaign.failures()) {
            lines.add("- " + failure.kind() + " in run " + failure.run() + ", after "
                    + failure.trace().size() + " events: " + failure.message());
        }
        Files.write(folder.resolve("failures.md"), lines);
    }

    /** Is written at the end of each campaign while this plug-in is there. */
    public static final class Provider implements ReportProvider {
        @Override
        public String id() {
            return "failure-list";
        }

        @Override
        public String summary() {
            return "failures.md: a line for each failure";
        }

        @Override
        public Report create() {
            return new FailureList();
        }
    }
}
