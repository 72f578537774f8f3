package dev.selvage.launcher.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.jobs.SharedCampaign;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.launcher.Launches;
import dev.selvage.launcher.ToolFiles;
import dev.selvage.launcher.worker.WorkerMain;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import dev.selvage.report.work.WorkerMessage.Found;
import dev.selvage.samples.LosesUpdate;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class JvmWorkerIT {
    private static final long MILLIS = 60_000;
    private static final String PROGRAM = LosesUpdate.class.getName();

    @Test
    void a_worker_that_is_warm_does_for_the_next_order_what_a_fresh_one_does() throws IOException {
        try (JvmWorker worker = start()) {
            worker.begin(order(PROGRAM, 1));
            awaitReady(worker);
            List<WorkerMessage> first = make(worker);
            worker.begin(order(PROGRAM, 1));
            awaitReady(worker);
            assertThat(make(worker)).isEqualTo(first).anyMatch(message -> found(message) != null);
        }
    }

    @Test
    void an_order_that_is_refused_is_not_the_end() throws IOException {
        try (JvmWorker worker = start()) {
            worker.begin(order("no.such.Program", 1));
            assertThat(next(worker).error()).contains("no.such.Program");
            worker.begin(order(PROGRAM, 1));
            awaitReady(worker);
            assertThat(make(worker)).isNotEmpty();
        }
    }

    private static JvmWorker start() throws IOException {
        return JvmWorker.start(Launches.of(WorkerMain.class));
    }

    private static WorkOrder order(String mainClass, long seed) {
        String classPath = ToolFiles.of(LosesUpdate.class).toString();
        ProgramInfo program = new ProgramInfo(List.of(classPath), mainClass, List.of(), List.of(), List.of());
        return SharedCampaign.order(
                0,
                program,
                Isolation.STATICS,
                CampaignSettings.defaults().withSeed(seed).withKeepGoing(true));
    }

    private static void awaitReady(JvmWorker worker) throws IOException {
        WorkerMessage message = next(worker);
        assertThat(message.ready()).as("%s", message).isNotNull();
    }

    /** What a worker tells of the first runs, but for the progress that it has made. */
    private static List<WorkerMessage> make(JvmWorker worker) throws IOException {
        worker.send(WorkItem.of(0, 50, MILLIS));
        List<WorkerMessage> told = new ArrayList<>();
        WorkerMessage message;
        do {
            message = next(worker);
            if (message.progress() == null) told.add(message);
        } while (message.done() == null);
        return told;
    }

    /** The next message that says more than that the worker is alive. */
    private static WorkerMessage next(JvmWorker worker) throws IOException {
        WorkerMessage message;
        do message = Objects.requireNonNull(worker.receive());
        while (message.equals(WorkerMessage.alive()));
        return message;
    }

    private static Found found(WorkerMessage message) {
        return message.found();
    }
}
