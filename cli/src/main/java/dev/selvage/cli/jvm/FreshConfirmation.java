package dev.selvage.cli.jvm;

import dev.selvage.explorer.jobs.WorkerLink;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Repeats a failing run in a JVM in which nothing has run before. */
public final class FreshConfirmation {
    private final WorkOrder order;

    /** @param order how to run the program */
    public FreshConfirmation(WorkOrder order) {
        this.order = order;
    }

    /** Why the failure does not count, in one sentence; null when it happens in a fresh JVM, too. */
    public @Nullable String doubt(Suspect suspect, Duration limit) {
        AtomicBoolean late = new AtomicBoolean();
        try (WorkerLink worker = JvmWorker.startForOne()) {
            Thread clock = new Thread(() -> endAfter(limit, worker, late), "selvage-confirmation");
            clock.setDaemon(true);
            clock.start();
            try {
                String problem = confirm(worker, suspect, limit);
                return late.get() ? FailureSummary.NOT_REPEATED_AFRESH : problem;
            } finally {
                clock.interrupt();
            }
        } catch (IOException e) {
            return late.get() ? FailureSummary.NOT_REPEATED_AFRESH : unknown(suspect, String.valueOf(e.getMessage()));
        }
    }

    private static void endAfter(Duration limit, WorkerLink worker, AtomicBoolean late) {
        try {
            Thread.sleep(limit.toMillis());
            late.set(true);
            worker.close();
        } catch (InterruptedException answered) {
            Thread.currentThread().interrupt();
        }
    }

    private @Nullable String confirm(WorkerLink worker, Suspect suspect, Duration limit) throws IOException {
        worker.begin(order);
        WorkerMessage message = worker.receive();
        while (message != null) {
            if (message.error() != null) return unknown(suspect, message.error());
            if (message.ready() != null) worker.send(new WorkItem(0, 0, limit.toMillis(), suspect));
            if (message.done() != null) return problem(message.done().tally());
            message = worker.receive();
        }
        return unknown(suspect, "it ended with " + worker.ending());
    }

    private static @Nullable String problem(RunTally tally) {
        return tally.problems().isEmpty() ? null : "in a fresh JVM " + String.join("; ", tally.problems());
    }

    private static String unknown(Suspect suspect, String why) {
        return "the failure of run " + suspect.run() + " (" + suspect.kind() + ": " + suspect.message()
                + ") could not be confirmed in a fresh JVM: " + why + "; --confirm here does without it";
    }
}
