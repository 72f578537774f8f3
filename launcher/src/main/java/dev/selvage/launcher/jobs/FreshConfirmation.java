package dev.selvage.launcher.jobs;

import dev.selvage.explorer.jobs.WorkerFactory;
import dev.selvage.explorer.jobs.WorkerLink;
import dev.selvage.launcher.Deadline;
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

/**
 * Repeats a failing run in a JVM in which nothing has run before. Then the first run of the campaign is made again, which ended well: if that now fails in the same way, it
 * is not the schedule that makes the program fail, but something that runs leave outside the JVM.
 */
public final class FreshConfirmation {
    private final WorkOrder order;
    private final WorkerFactory workplace;
    private final String remedy;

    /**
     * @param order how to run the program
     * @param workplace where a worker comes from in whose JVM nothing has run
     * @param remedy what to do when there is none, as the end of a sentence
     */
    public FreshConfirmation(WorkOrder order, WorkerFactory workplace, String remedy) {
        this.order = order;
        this.workplace = workplace;
        this.remedy = remedy;
    }

    /** What is asked of a worker that is ready; the answer is a doubt, or null. */
    @FunctionalInterface
    private interface Question {
        @Nullable
        String ask(WorkerLink worker) throws IOException;
    }

    /**
     * Why the failure does not count, in one sentence; null when it happens in a fresh JVM, too.
     *
     * @param first makes the first run again, or null when that is not known
     */
    public @Nullable String doubt(Suspect suspect, @Nullable WorkItem first, Duration limit) {
        long deadline = System.nanoTime() + limit.toNanos();
        AtomicBoolean suspicious = new AtomicBoolean();
        String doubt = inFreshJvm(suspect, limit, worker -> {
            String problem = confirm(worker, suspect, limit);
            // To ask the JVM that is there costs no start. What ends well in there is due to the schedule.
            if (problem == null && first != null) suspicious.set(failsAlike(worker, suspect, first));
            return problem;
        });
        if (doubt != null || first == null || !suspicious.get()) return doubt;
        return doubtAboutSurroundings(suspect, first, Duration.ofNanos(deadline - System.nanoTime()));
    }

    /** The same for a failure that is known to happen in a fresh JVM. */
    public @Nullable String doubtAboutSurroundings(Suspect suspect, WorkItem first, Duration limit) {
        String doubt = inFreshJvm(
                suspect, limit, worker -> failsAlike(worker, suspect, first) ? FailureSummary.FAILS_EVERY_TIME : null);
        // Whoever cannot be asked, or not in time, has no doubt.
        return FailureSummary.FAILS_EVERY_TIME.equals(doubt) ? doubt : null;
    }

    private @Nullable String inFreshJvm(Suspect suspect, Duration limit, Question question) {
        try (WorkerLink worker = workplace.start(0);
                Deadline late = Deadline.in(limit, worker::close)) {
            String problem = inFreshJvm(worker, suspect, question);
            return late.isOver() ? FailureSummary.NOT_REPEATED_AFRESH : problem;
        } catch (IOException e) {
            return unknown(suspect, String.valueOf(e.getMessage()));
        }
    }

    private @Nullable String inFreshJvm(WorkerLink worker, Suspect suspect, Question question) {
        try {
            worker.begin(order);
            String problem = awaitReady(worker, suspect);
            return problem == null ? question.ask(worker) : problem;
        } catch (IOException e) {
            return unknown(suspect, String.valueOf(e.getMessage()));
        }
    }

    private @Nullable String awaitReady(WorkerLink worker, Suspect suspect) throws IOException {
        WorkerMessage message = worker.receive();
        while (message != null) {
            if (message.error() != null) return unknown(suspect, message.error());
            if (message.ready() != null) return null;
            message = worker.receive();
        }
        return unknown(suspect, "it ended with " + worker.ending());
    }

    private @Nullable String confirm(WorkerLink worker, Suspect suspect, Duration limit) throws IOException {
        worker.send(new WorkItem(0, 0, limit.toMillis(), suspect));
        WorkerMessage message = worker.receive();
        while (message != null) {
            if (message.error() != null) return unknown(suspect, message.error());
            if (message.done() != null) return problem(message.done().tally());
            message = worker.receive();
        }
        return unknown(suspect, "it ended with " + worker.ending());
    }

    /** Whether the first run, made again, fails as the suspect does. A worker that is lost meanwhile has not said so. */
    private static boolean failsAlike(WorkerLink worker, Suspect suspect, WorkItem first) throws IOException {
        worker.send(first);
        boolean alike = false;
        WorkerMessage message = worker.receive();
        while (message != null && message.error() == null) {
            if (message.done() != null)
                return alike && message.done().tally().problems().isEmpty();
            alike |= isAlike(message, suspect);
            message = worker.receive();
        }
        return false;
    }

    private static boolean isAlike(WorkerMessage message, Suspect suspect) {
        String signature = suspect.kind() + suspect.signature();
        Suspect other = message.suspect();
        if (other != null) return signature.equals(other.kind() + other.signature());
        return message.found() != null && signature.equals(message.found().signature());
    }

    private static @Nullable String problem(RunTally tally) {
        return tally.problems().isEmpty() ? null : "in a fresh JVM " + String.join("; ", tally.problems());
    }

    private String unknown(Suspect suspect, String why) {
        return "the failure of run " + suspect.run() + " (" + suspect.kind() + ": " + suspect.message()
                + ") could not be confirmed in a fresh JVM: " + why + "; " + remedy;
    }
}
