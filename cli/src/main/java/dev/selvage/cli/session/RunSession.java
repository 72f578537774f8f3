package dev.selvage.cli.session;

import dev.selvage.cli.jvm.OwnJar;
import dev.selvage.cli.output.CommandException;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.cli.output.OutputFolder;
import dev.selvage.cli.output.ProgressLine;
import dev.selvage.cli.output.ReplayLine;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.campaign.Budget;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.campaign.OngoingCampaign;
import dev.selvage.explorer.jobs.SharedCampaign;
import dev.selvage.explorer.jobs.WorkRefusedException;
import dev.selvage.explorer.jobs.WorkerFactory;
import dev.selvage.explorer.plugin.PluggedReports;
import dev.selvage.explorer.plugin.PluginException;
import dev.selvage.explorer.plugin.ReportViews;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.console.ConsoleWriter;
import dev.selvage.report.console.TargetsText;
import dev.selvage.report.json.JsonFolder;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.Verdict;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A campaign that is shown on the console while it goes on, and written into a folder. */
public final class RunSession implements CampaignListener, HardEnd.Work {
    /** What is shown besides the closing summary. */
    public enum Show {
        NOTHING,
        FAILURES,
        /** Those, and in the end what a directed strategy tried to bring about. */
        TARGETS
    }

    private final Doubts doubts;
    private final TimeLimit limit;
    private final HardEnd end;
    private final OutputFolder folder;
    private final Console console;
    private final Show show;
    private final ProgressLine progressLine;
    private final ConsoleWriter text;
    private final List<FailureReport> found = new ArrayList<>();
    private final CampaignSettings settings;
    private final String mainClass;
    private @Nullable OngoingCampaign campaign;
    private int failures;

    private RunSession(
            ProgramInfo info,
            CampaignSettings settings,
            Doubts doubts,
            TimeLimit limit,
            OutputFolder folder,
            Console console,
            Show show,
            boolean inOneJvm) {
        this.mainClass = info.mainClass();
        this.settings = settings;
        this.doubts = doubts;
        this.limit = limit;
        this.end = new HardEnd(limit, Budget.timeIsSpent(limit.time()), this);
        this.folder = folder;
        this.console = console;
        this.show = show;
        this.progressLine = new ProgressLine(console);
        this.text = new ConsoleWriter(
                console.out(),
                console.terminal(),
                number -> ReplayLine.of(folder.failureFile(number)) + oracles(settings),
                inOneJvm);
    }

    /** Runs the campaign; nothing is written before the program is known to start. */
    public static CampaignResult run(
            ProgramInfo info,
            Isolation isolation,
            Doubts doubts,
            TimeLimit limit,
            CampaignSettings settings,
            OutputFolder folder,
            Console console,
            Show show) {
        Program program = Programs.open(info, isolation);
        folder.prepare();
        return new RunSession(info, settings, doubts, limit, folder, console, show, true).run(program);
    }

    /** The same with the runs made by that many other JVMs; this one need not be under control. */
    public static CampaignResult share(
            ProgramInfo info,
            Isolation isolation,
            Doubts doubts,
            TimeLimit limit,
            CampaignSettings settings,
            int jobs,
            OutputFolder folder,
            Console console,
            Show show)
            throws IOException, InterruptedException {
        folder.prepare();
        return new RunSession(info, settings, doubts, limit, folder, console, show, false).share(info, isolation, jobs);
    }

    private CampaignResult run(Program program) {
        JsonFolder.prepareToWrite();
        try {
            return finish(Campaign.run(program, settings, this));
        } catch (PluginException e) {
            progressLine.clear();
            throw e;
        } finally {
            end.done();
        }
    }

    private CampaignResult share(ProgramInfo info, Isolation isolation, int jobs)
            throws IOException, InterruptedException {
        JsonFolder.prepareToWrite();
        try {
            WorkerFactory workplace = isolation == Isolation.FORK ? OwnJar.workersForOneRun() : OwnJar.workers();
            return finish(SharedCampaign.run(info, isolation, settings, jobs, workplace, this));
        } catch (WorkRefusedException e) {
            throw new CommandException(String.valueOf(e.getMessage()));
        } finally {
            end.done();
        }
    }

    private CampaignResult finish(CampaignResult result) {
        end.claim();
        if (result.verdict() == Verdict.NOT_CONTROLLED) LastResort.begin(end.left());
        progressLine.clear();
        try {
            folder.result(result);
            text.result(result);
        } catch (IOException e) {
            throw CommandException.of("write", folder.resultFile(), e);
        }
        PluggedReports reports = settings.plugins().reports();
        if (!reports.isEmpty()) reports.write(ReportViews.of(result, mainClass, found, folder.path()), folder.path());
        return result;
    }

    /** A failure that an oracle of a plug-in has found is not found without it. */
    private static String oracles(CampaignSettings settings) {
        if (settings.plugins().oracles().areNone()) return "";
        return " --plugins "
                + String.join(File.pathSeparator, settings.plugins().path());
    }

    // ---- when nobody can wait for the end

    @Override
    public void onBegin(OngoingCampaign begun) {
        campaign = begun;
        end.begin();
    }

    @Override
    public void onTimeBegins() {
        limit.begin();
    }

    @Override
    public void stop(String reason) {
        if (campaign != null) campaign.stop(reason);
    }

    @Override
    public int writeSoFar(String reason) {
        if (campaign == null) return ExitCode.NOT_CONTROLLED;
        CampaignResult result = campaign.soFar(reason);
        try {
            folder.closeWith(result);
            progressLine.clear();
            text.result(result);
            console.out().flush();
        } catch (IOException e) {
            console.complain(String.valueOf(
                    CommandException.of("write", folder.resultFile(), e).getMessage()));
        }
        return result.verdict().exitCode();
    }

    // ---- what happens

    @Override
    public void onProgress(Progress progress) {
        if (show == Show.NOTHING) return;
        progressLine.show(progress.runs(), progress.seconds(), progress.secondsLeft(), progress.failures());
    }

    @Override
    public void onAdvice(String advice) {
        progressLine.clear();
        if (show != Show.NOTHING) console.err().println(advice);
    }

    @Override
    public String onFailure(FailureReport failure) {
        return write(failure, true);
    }

    /** There is nothing to explain; the summary says so. */
    @Override
    public String onUnrepeatedFailure(FailureReport failure) {
        return write(failure, false);
    }

    private String write(FailureReport failure, boolean repeated) {
        int number = ++failures;
        if (!settings.plugins().reports().isEmpty()) found.add(failure);
        try {
            folder.failure(number, failure);
            progressLine.clear();
            if (show != Show.NOTHING && repeated) text.failure(number, failure);
        } catch (IOException e) {
            throw CommandException.of("write", folder.failureFile(number), e);
        }
        return folder.failureFile(number).getFileName().toString();
    }

    @Override
    public void onRunEnd(RunResult run, boolean fails) {
        doubts.onRunEnd(run, fails);
    }

    @Override
    public @Nullable String doubt(String signature, FailureReport failure) {
        return doubts.about(signature, failure);
    }

    @Override
    public void onTargets(TargetsReport targets) {
        try {
            folder.targets(targets);
        } catch (IOException e) {
            throw CommandException.of("write", folder.targetsFile(), e);
        }
        progressLine.clear();
        if (show == Show.TARGETS) console.out().println(TargetsText.render(targets));
    }
}
