package dev.selvage.launcher.jobs;

import dev.selvage.explorer.jobs.WorkerLink;
import dev.selvage.launcher.JvmCommand;
import dev.selvage.launcher.StartedJvm;
import dev.selvage.report.json.WorkLines;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A worker in a JVM of its own on this machine. It is told with another order that the one before is done. */
public final class JvmWorker implements WorkerLink {
    private final StartedJvm jvm;
    private @Nullable WorkLines lines;

    private JvmWorker(StartedJvm jvm) {
        this.jvm = jvm;
    }

    /** Starts a JVM, and does not wait for it; its main class must be that of a worker. */
    public static JvmWorker start(JvmCommand command) throws IOException {
        return new JvmWorker(StartedJvm.start(command));
    }

    @Override
    public void begin(WorkOrder order) throws IOException {
        WorkLines opened = lines;
        if (opened == null) opened = jvm.connect();
        else opened.send(WorkItem.END);
        opened.send(order);
        lines = opened;
    }

    @Override
    public void send(WorkItem item) throws IOException {
        open().send(item);
    }

    @Override
    public @Nullable WorkerMessage receive() throws IOException {
        return open().receive(WorkerMessage.class);
    }

    private WorkLines open() {
        WorkLines opened = lines;
        if (opened == null) throw new IllegalStateException("not begun");
        return opened;
    }

    @Override
    public String ending() {
        return jvm.ending();
    }

    @Override
    public void close() {
        jvm.close();
    }
}
