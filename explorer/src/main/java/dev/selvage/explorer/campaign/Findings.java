package dev.selvage.explorer.campaign;

import dev.selvage.report.explain.SlowWords;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.FailureReport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** The failures that a campaign has found so far. One thread adds to them, and any may look. */
public final class Findings {
    private final CampaignListener listener;
    private final List<FailureSummary> certain = new ArrayList<>();
    private @Nullable FailureSummary pending;
    private @Nullable Long first;

    public Findings(CampaignListener listener) {
        this.listener = listener;
    }

    /** A run has failed and is about to be repeated. */
    public synchronized void suspect(long run, String kind, String message) {
        if (first == null) first = run;
        pending = new FailureSummary(kind, message, null, null, FailureSummary.NOT_REPEATED);
    }

    /** The run was repeated: tells of its failure, and asks whether it counts. */
    public void add(String signature, FailureReport report) {
        add(signature, report, CampaignListener::onFailure);
    }

    /** The same of a run that did not fail again. */
    void addUnrepeated(String signature, FailureReport report) {
        add(signature, report, CampaignListener::onUnrepeatedFailure);
    }

    private void add(
            String signature,
            FailureReport report,
            BiFunction<CampaignListener, FailureReport, @Nullable String> tell) {
        suspect(report.run(), report.kind(), report.message());
        String file = tell.apply(listener, report);
        String needs = SlowWords.of(report).orElse(null);
        await(new FailureSummary(report.kind(), report.message(), file, needs, FailureSummary.NOT_REPEATED_AFRESH));
        String doubt = listener.doubt(signature, report);
        settle(new FailureSummary(report.kind(), report.message(), file, needs, doubt));
    }

    private synchronized void await(FailureSummary written) {
        pending = written;
    }

    private synchronized void settle(FailureSummary summary) {
        certain.add(summary);
        pending = null;
    }

    /** What was confirmed or found not to count. */
    public synchronized List<FailureSummary> settled() {
        return List.copyOf(certain);
    }

    /** That, and the failure that is still being confirmed. */
    public synchronized List<FailureSummary> soFar() {
        List<FailureSummary> all = new ArrayList<>(certain);
        if (pending != null) all.add(pending);
        return List.copyOf(all);
    }

    /** The number of the first run that failed. */
    public synchronized @Nullable Long first() {
        return first;
    }
}
