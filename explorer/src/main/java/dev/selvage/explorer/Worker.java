package dev.selvage.explorer;

import dev.selvage.engine.execution.Engine;
import dev.selvage.explorer.Exploration.Stretch;
import dev.selvage.explorer.program.Program;
import dev.selvage.report.json.WorkLines;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.work.WorkDone;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Makes the runs that somebody else hands out, and tells what came of them. */
public final class Worker implements CampaignListener {
    private final Program program;
    private final CampaignSettings settings;
    private final WorkLines lines;

    private Worker(Program program, CampaignSettings settings, WorkLines lines) {
        this.program = program;
        this.settings = settings;
        this.lines = lines;
    }

    /**
     * Works until there is nothing more to do; the agent must be installed.
     *
     * @param number tells this worker from its colleagues: each gets a core of its own, as long as there are enough
     */
    public static void work(Program program, CampaignSettings settings, int number, WorkLines lines) {
        Worker worker = new Worker(program, settings, lines);
        Driver.onCore(number, () -> {
            worker.work();
            return true;
        });
    }

    private void work() throws Exception {
        lines.send(WorkerMessage.of(ready()));
        try (Exploration exploration = new Exploration(program, settings, this, this::send)) {
            for (WorkItem item = next(); item != null; item = next())
                lines.send(WorkerMessage.of(make(item, exploration)));
        }
    }

    private @Nullable WorkItem next() throws IOException {
        return lines.receive(WorkItem.class);
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
            Stretch stretch = exploration.explore(engine, item.first(), budget);
            return new WorkDone(item.first(), stretch.stopped(), stretch.reason(), stretch.tally());
        }
    }

    private void send(String signature, FailureReport report) {
        send(WorkerMessage.of(new WorkerMessage.Found(signature, report)));
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
