package dev.selvage.cli.session;

import dev.selvage.agent.Agent;
import dev.selvage.cli.output.CommandException;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.Worker;
import dev.selvage.explorer.plugin.PluginException;
import dev.selvage.explorer.plugin.Plugins;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.report.json.WorkLines;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** The life of a worker: an order, work, and the end of the connection. */
public final class WorkSession {
    private static final long SIGN_MILLIS = 1_000;

    private WorkSession() {}

    /** Makes the runs of an order; control has been {@linkplain Control#prepare prepared}. */
    public static void run(WorkLines lines) throws Exception {
        WorkOrder order = lines.receive(WorkOrder.class);
        if (order == null) return;
        if (!order.format().equals(WorkOrder.FORMAT)) {
            throw new IOException("the order has the format " + order.format() + " instead of " + WorkOrder.FORMAT);
        }
        Thread signs = new Thread(() -> giveSigns(lines), "selvage-signs");
        signs.setDaemon(true);
        signs.start();
        try {
            Isolation isolation = Isolation.valueOf(order.isolation().toUpperCase(Locale.ROOT));
            if (isolation == Isolation.FORK) Agent.expectSuccessors();
            Control.install(EngineChoice.valueOf(order.engine().toUpperCase(Locale.ROOT)));
            boolean confirms = isolation != Isolation.FORK;
            Worker.work(Programs.open(order.program(), isolation), settings(order), order.worker(), confirms, lines);
        } catch (CommandException | PluginException e) {
            lines.send(WorkerMessage.error(String.valueOf(e.getMessage())));
        }
    }

    /** Tells again and again that this JVM is alive. When nobody listens any more, there is nothing left to work for. */
    private static void giveSigns(WorkLines lines) {
        try {
            while (true) {
                lines.send(WorkerMessage.alive());
                Thread.sleep(SIGN_MILLIS);
            }
        } catch (IOException | InterruptedException nobodyListens) {
            Runtime.getRuntime().halt(ExitCode.NOT_CONTROLLED);
        }
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
