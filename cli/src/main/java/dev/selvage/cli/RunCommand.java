package dev.selvage.cli;

import dev.selvage.cli.option.CampaignOptions;
import dev.selvage.cli.option.ConfirmOption;
import dev.selvage.cli.option.EngineOption;
import dev.selvage.cli.option.IsolationOption;
import dev.selvage.cli.option.PluginsOption;
import dev.selvage.cli.option.ProgramOptions;
import dev.selvage.cli.option.WatchdogOption;
import dev.selvage.cli.option.WholeNumber;
import dev.selvage.cli.output.CommandException;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.OutputFolder;
import dev.selvage.cli.session.Doubts;
import dev.selvage.cli.session.RunSession;
import dev.selvage.cli.session.TimeLimit;
import dev.selvage.explorer.jobs.SharedCampaign;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.program.ProgramCheck;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.launcher.control.Control;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ProgramInfo;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code selvage run}: looks for failures of a program. */
@Command(
        name = "run",
        abbreviateSynopsis = true,
        sortOptions = false,
        description =
                "Runs a program under many schedules and looks for failures: uncaught exceptions, failed assertions,"
                        + " deadlocks, lost wake-ups, livelocks.",
        descriptionHeading = "%n",
        parameterListHeading = "%nThe program:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Writes result.json, failure-N.json for each failure, and targets.json of a directed strategy into the",
            "folder of --out, where those of an earlier campaign are removed.",
            "",
            "Examples:",
            "  selvage run -cp target/classes com.acme.Main",
            "  selvage run -cp app.jar --time 5m --keep-going com.acme.Main --port 8080",
            "  selvage run -cp app.jar --strategy dpor --runs 1000000 com.acme.Small",
            "  selvage run -cp app.jar --strategy hapset:training=20,context=3 com.acme.Main",
            "",
            "Exit codes: 0 no failure found, 1 failure found, 2 wrong command line, 3 not under control."
        })
final class RunCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final ProgramOptions program = new ProgramOptions();

    @Mixin
    private final CampaignOptions campaign = new CampaignOptions();

    @Mixin
    private final PluginsOption plugins = new PluginsOption();

    @Mixin
    private final WatchdogOption watchdog = new WatchdogOption();

    @Mixin
    private final EngineOption engine = new EngineOption();

    @Mixin
    private final IsolationOption isolation = new IsolationOption();

    @Mixin
    private final ConfirmOption confirm = new ConfirmOption();

    @Option(
            names = "--jobs",
            paramLabel = "N",
            converter = WholeNumber.PositiveInt.class,
            description = "JVMs that share the runs; the result is the same, sooner (default: ${DEFAULT-VALUE}).")
    private int jobs = 1;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for result.json and failure-N.json (default: ${DEFAULT-VALUE}).")
    private Path out = Path.of("selvage-out");

    @Option(names = "--quiet", description = "Print only the closing summary.")
    private boolean quiet;

    @Option(
            names = "--targets",
            description =
                    "List what a directed strategy tries to bring about, and what came of it; targets.json has it in"
                            + " any case.")
    private boolean targets;

    RunCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        CampaignSettings settings = campaign.settings(plugins.load(), watchdog.patience(), engine.choice());
        ProgramInfo info = program.info();
        ProgramCheck.check(info);
        OutputFolder folder = OutputFolder.at(out);
        return (jobs == 1 && isolation.level() != Isolation.FORK
                        ? alone(info, settings, folder)
                        : shared(info, settings, folder))
                .verdict()
                .exitCode();
    }

    private CampaignResult alone(ProgramInfo info, CampaignSettings settings, OutputFolder folder) throws Exception {
        Control.install(engine.choice());
        TimeLimit limit = TimeLimit.of(settings.maxTime());
        Doubts doubts =
                confirm.inFreshJvm() ? Doubts.inFreshJvm(info, isolation.level(), settings, limit) : Doubts.none();
        return RunSession.run(info, isolation.level(), doubts, limit, settings, folder, console, show());
    }

    private CampaignResult shared(ProgramInfo info, CampaignSettings settings, OutputFolder folder) throws Exception {
        Control.check();
        if (!SharedCampaign.isPossible(settings, isolation.level())) throw cannotShare(settings);
        if (!settings.coverage().isEmpty()) {
            throw new CommandException("--coverage is measured in one JVM only; leave out --jobs or --coverage");
        }
        TimeLimit limit = TimeLimit.of(settings.maxTime());
        Doubts doubts =
                confirm.inFreshJvm() ? Doubts.ofShared(info, isolation.level(), settings, limit) : Doubts.none();
        return RunSession.share(info, isolation.level(), doubts, limit, settings, jobs, folder, console, show());
    }

    private RunSession.Show show() {
        if (targets) return RunSession.Show.TARGETS;
        return quiet ? RunSession.Show.NOTHING : RunSession.Show.FAILURES;
    }

    private CommandException cannotShare(CampaignSettings settings) {
        String remedy = isolation.level() == Isolation.FORK
                ? "leave out --isolation fork, or use random or pos"
                : "leave out --jobs, or use random, pct, pos, surw or livelock-directed";
        return new CommandException("each run of strategy '" + settings.strategy()
                + "' builds on those before it, in the same JVM; " + remedy);
    }
}
