package dev.selvage.report.work;

import dev.selvage.report.model.FailureReport;
import org.jspecify.annotations.Nullable;

/**
 * One line from a worker, which has exactly one of these; a line with none of them only says that the worker is alive.
 *
 * @param ready it has read its order and waits for work
 * @param progress runs of the present item that were made so far
 * @param found a failure that this worker has not met before
 * @param suspect a failure that another worker is to confirm
 * @param done the present item is finished
 * @param error why the worker gives up, in one sentence
 */
public record WorkerMessage(
        @Nullable Ready ready,
        @Nullable Long progress,
        @Nullable Found found,
        @Nullable Suspect suspect,
        @Nullable WorkDone done,
        @Nullable String error) {

    /** What a worker runs on, and why it is not the faster engine. */
    public record Ready(String jdk, String engine, @Nullable String engineReason) {}

    /** A failure, with what tells it from others. */
    public record Found(String signature, FailureReport report) {}

    public static WorkerMessage alive() {
        return new WorkerMessage(null, null, null, null, null, null);
    }

    public static WorkerMessage of(Ready ready) {
        return new WorkerMessage(ready, null, null, null, null, null);
    }

    public static WorkerMessage of(long progress) {
        return new WorkerMessage(null, progress, null, null, null, null);
    }

    public static WorkerMessage of(Found found) {
        return new WorkerMessage(null, null, found, null, null, null);
    }

    public static WorkerMessage of(Suspect suspect) {
        return new WorkerMessage(null, null, null, suspect, null, null);
    }

    public static WorkerMessage of(WorkDone done) {
        return new WorkerMessage(null, null, null, null, done, null);
    }

    public static WorkerMessage error(String sentence) {
        return new WorkerMessage(null, null, null, null, null, sentence);
    }
}
