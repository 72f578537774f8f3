package dev.selvage.generated.run;

import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.trace.TraceRecorder;
import dev.selvage.report.model.FailureReport;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happened in each run of a campaign, event by event, and the failures that were found. */
public final class RunLog implements CampaignListener {
    private final List<List<String>> runs = new ArrayList<>();
    private final List<FailureReport> failures = new ArrayList<>();
    private TraceRecorder trace = new TraceRecorder();

    @Override
    public RunListener onRun() {
        trace = new TraceRecorder();
        return trace;
    }

    @Override
    public void onRunEnd(RunResult run, boolean fails) {
        List<String> lines = new ArrayList<>();
        trace.events().forEach(event -> lines.add(event.toString()));
        lines.add(run.end().getClass().getSimpleName() + " after " + run.steps() + " steps, choices "
                + Arrays.toString(run.choices()));
        runs.add(lines);
    }

    @Override
    public @Nullable String onFailure(FailureReport failure) {
        failures.add(failure);
        return null;
    }

    /** The lines of each run: its events, and how it ended. */
    public List<List<String>> runs() {
        return runs;
    }

    public List<FailureReport> failures() {
        return failures;
    }
}
