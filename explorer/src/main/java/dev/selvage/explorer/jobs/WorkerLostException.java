package dev.selvage.explorer.jobs;

/** A worker ended or fell silent, so that its runs are unknown. */
final class WorkerLostException extends Exception {
    private static final long serialVersionUID = 1L;

    WorkerLostException(String message) {
        super(message);
    }
}
