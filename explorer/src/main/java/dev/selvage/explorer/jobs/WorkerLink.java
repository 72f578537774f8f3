package dev.selvage.explorer.jobs;

import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A worker, as those who give it work see it. */
public interface WorkerLink extends AutoCloseable {
    /** Waits until the worker can be talked to, and gives it its order. */
    void begin(WorkOrder order) throws IOException;

    void send(WorkItem item) throws IOException;

    /** Waits for the next message; null when there will be none any more. */
    @Nullable
    WorkerMessage receive() throws IOException;

    /** How a worker ended that is not to be heard any more, such as "exit code 1". */
    String ending();

    /** Ends the worker at once, whatever it does. */
    @Override
    void close();
}
