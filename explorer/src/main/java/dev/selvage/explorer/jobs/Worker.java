package dev.selvage.explorer.jobs;

import dev.selvage.agent.Agent;
import dev.selvage.engine.execution.Engine;
import dev.selvage.explorer.campaign.Budget;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.campaign.Exploration;
import dev.selvage.explorer.campaign.Exploration.Batch;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.Driver;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.json.WorkLines;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkDone;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Makes the runs that somebody else hands out, and tells what came of them. */
public final class Worker implements CampaignListener, Exploration.FailureListener {
    private final Program program;
    private final CampaignSettings settings;
    private final boolean confirms;
    private final WorkLines lines;

    private Worker(Program program, CampaignSettings settings, boolean confirms, WorkLines lines) {
        this.program = program;
        this.settings = settings;
        this.confirms = confirms;
        this.lines = lines;
    }

    /**
     * Works until there is nothing more to do; the agent must be installed.
     *
     * @param number tells this worker from its colleagues: each gets a core of its own, as long as there are enough
     * @param confirms whether it repeats what fails by itself; otherwise another one will be asked to
     */
    public static void work(Program program, CampaignSettings settings, int number, boolean confirms, WorkLines lines) {
        Worker worker = new Worker(program, settings, confirms, lines);
        Callable<Boolean> work = () -> {
            worker.work();
            return true;
        };
        // To move to a core takes longer than a run of one.
        if (confirms) Driver.onCore(number, work);
        else Driver.callFreely(work);
    }

    private void work() throws Exception {
        try (Exploration exploration = new Exploration(program, settings, this, this)) {
            // Whoever waits for this worker waits for its runs: what can be done before comes before.
            program.prepare();
            lines.send(WorkerMessage.of(ready()));
            for (WorkItem item = next(); item != null; item = next()) {
                WorkDone done = make(item, exploration);
                // Whoever has the answer may end this JVM at once.
                if (!confirms) Agent.keepMore();
                lines.send(WorkerMessage.of(done));
            }
        }
    }

    private @Nullable WorkItem next() throws IOException {
        WorkItem item = lines.receive(WorkItem.class);
        return item == null || item.endsOrder() ? null : item;
    }

    private WorkerMessage.Ready ready() {
        try (Engine engine = settings.engine().create(settings.patience())) {
            String reason = settings.engine().fallbackReason().orElse(null);
            return new WorkerMessage.Ready(Runtime.version().toString(), engine.name(), reason);
        }
    }

    /** An engine for each item: what it has to tell at its end is about this item alone. */
    private WorkDone make(WorkItem item, Exploration exploration) throws Exception {
        Budget budget = new Budget(settings.withRuns(item.runs()).withTime(Duration.ofMillis(item.millis())));
        try (Engine engine = settings.engine().create(settings.patience())) {
            Suspect suspect = item.suspect();
            Batch batch = suspect == null
                    ? exploration.explore(engine, item.first(), budget)
                    : exploration.confirm(engine, suspect);
            return new WorkDone(item.first(), batch.stopped(), batch.reason(), batch.tally());
        }
    }

    @Override
    public void onFailure(String signature, FailureReport report) {
        send(WorkerMessage.of(new WorkerMessage.Found(signature, report)));
    }

    @Override
    public boolean confirmsElsewhere() {
        return !confirms;
    }

    @Override
    public void onSuspect(Suspect suspect) {
        send(WorkerMessage.of(suspect));
    }

    @Override
    public void onProgress(Progress progress) {
        send(WorkerMessage.of(progress.runs()));
    }

    private void send(WorkerMessage message) {
        try {
            lines.send(message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
