package dev.selvage.launcher.worker;

import dev.selvage.agent.Agent;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.jobs.Worker;
import dev.selvage.explorer.plugin.PluginException;
import dev.selvage.explorer.plugin.Plugins;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.launcher.RefusedException;
import dev.selvage.launcher.SignsOfLife;
import dev.selvage.launcher.control.Control;
import dev.selvage.report.json.WorkLines;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** The life of a worker: orders, work, and the end of the connection. */
final class WorkSession {
    private WorkSession() {}

    /** Makes the runs of one order after the other; control has been {@linkplain Control#prepare prepared}. */
    static void run(WorkLines lines) throws Exception {
        WorkOrder order = lines.receive(WorkOrder.class);
        if (order != null) SignsOfLife.begin(lines, WorkerMessage.alive());
        while (order != null) {
            work(order, lines);
            order = lines.receive(WorkOrder.class);
        }
    }

    private static void work(WorkOrder order, WorkLines lines) throws Exception {
        if (!order.format().equals(WorkOrder.FORMAT)) {
            throw new IOException("the order has the format " + order.format() + " instead of " + WorkOrder.FORMAT);
        }
        try {
            Isolation isolation = Isolation.valueOf(order.isolation().toUpperCase(Locale.ROOT));
            if (isolation == Isolation.FORK) Agent.expectSuccessors();
            Control.install(EngineChoice.valueOf(order.engine().toUpperCase(Locale.ROOT)));
            boolean confirms = isolation != Isolation.FORK;
            MainProgram program = MainProgram.open(order.program(), isolation);
            Worker.work(program, settings(order), order.worker(), confirms, lines);
        } catch (RefusedException | ProgramException | PluginException e) {
            lines.send(WorkerMessage.error(String.valueOf(e.getMessage())));
            skip(lines);
        }
    }

    /** What was sent for an order that is refused is not done. */
    private static void skip(WorkLines lines) throws IOException {
        WorkItem item;
        do item = lines.receive(WorkItem.class);
        while (item != null && !item.endsOrder());
    }

    private static CampaignSettings settings(WorkOrder order) {
        return new CampaignSettings(
                order.strategy(),
                order.seed(),
                CampaignSettings.DEFAULT_RUNS,
                CampaignSettings.DEFAULT_TIME,
                order.maxSteps(),
                Timeouts.valueOf(order.timeouts().toUpperCase(Locale.ROOT)),
                order.slowThreads(),
                order.keepGoing(),
                Duration.ofMillis(order.patienceMillis()),
                EngineChoice.valueOf(order.engine().toUpperCase(Locale.ROOT)),
                Plugins.load(order.plugins().stream().map(Path::of).toList()),
                List.of());
    }
}
