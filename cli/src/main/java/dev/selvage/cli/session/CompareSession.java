package dev.selvage.cli.session;

import dev.selvage.cli.output.CommandException;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.explorer.campaign.Budget;
import dev.selvage.explorer.campaign.Comparison;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.console.ComparisonText;
import dev.selvage.report.model.ComparedStrategy;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.plot.CoveragePlot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Strategies that are measured one after the other, with a table and a picture at the end. */
public final class CompareSession implements HardEnd.Work {
    private final ProgramInfo program;
    private final Path plot;
    private final Console console;
    private final List<ComparedStrategy> compared = new ArrayList<>();
    private Comparison present = new Comparison();
    private boolean stopped;

    public CompareSession(ProgramInfo program, Path plot, Console console) {
        this.program = program;
        this.plot = plot;
        this.console = console;
    }

    /** Measures each of the strategies to the end of its budget and gives the exit code. */
    public int run(List<CampaignSettings> strategies) {
        Duration time = strategies.stream().map(CampaignSettings::maxTime).reduce(Duration.ZERO, Duration::plus);
        TimeLimit limit = TimeLimit.of(time);
        HardEnd end = new HardEnd(limit, Budget.timeIsSpent(time), this);
        end.begin();
        limit.begin();
        try {
            for (CampaignSettings settings : strategies) measure(settings);
            end.claim();
            int exitCode = write(List.copyOf(compared));
            if (exitCode == ExitCode.NOT_CONTROLLED) LastResort.begin(end.left());
            return exitCode;
        } finally {
            end.done();
        }
    }

    private void measure(CampaignSettings settings) {
        Comparison next = new Comparison();
        if (!begin(next)) return;
        ComparedStrategy measured = next.run(Programs.open(program), settings);
        synchronized (this) {
            compared.add(measured);
            present = new Comparison();
        }
    }

    private synchronized boolean begin(Comparison next) {
        present = next;
        return !stopped;
    }

    private int write(List<ComparedStrategy> all) {
        console.out().print(ComparisonText.render(all));
        if (isStopped()) tellStopped(HardEnd.INTERRUPTED);
        plot(all);
        boolean controlled =
                all.stream().allMatch(strategy -> strategy.control().problems().isEmpty());
        return controlled ? ExitCode.OK : ExitCode.NOT_CONTROLLED;
    }

    private void plot(List<ComparedStrategy> all) {
        String title = "Orders of two statements seen in runs of " + program.mainClass();
        try {
            Path folder = plot.toAbsolutePath().getParent();
            if (folder != null && !Files.isDirectory(folder)) Files.createDirectories(folder);
            Files.writeString(plot, CoveragePlot.render(title, all));
        } catch (IOException e) {
            throw CommandException.of("write", plot, e);
        }
        console.out().println("Coverage over runs: " + plot);
    }

    // ---- when nobody can wait for the end

    @Override
    public synchronized void stop(String reason) {
        stopped = true;
        present.stop(reason);
    }

    /** Strategies that were not begun are not in the table, so it is not the comparison that was asked for. */
    @Override
    public int writeSoFar(String reason) {
        console.out().print(ComparisonText.render(soFar(reason)));
        tellStopped(reason);
        return ExitCode.NOT_CONTROLLED;
    }

    private synchronized boolean isStopped() {
        return stopped;
    }

    private void tellStopped(String reason) {
        console.out().println("Stopped: " + reason + "; strategies that are not in the table were not measured.");
        console.out().flush();
    }

    private synchronized List<ComparedStrategy> soFar(String reason) {
        List<ComparedStrategy> all = new ArrayList<>(compared);
        Optional<ComparedStrategy> measuring = present.soFar(reason);
        measuring.ifPresent(all::add);
        return all;
    }
}
