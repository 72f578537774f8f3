package dev.selvage.cli;

import dev.selvage.cli.option.CampaignOptions;
import dev.selvage.cli.option.EngineOption;
import dev.selvage.cli.option.ProgramOptions;
import dev.selvage.cli.option.WatchdogOption;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.OutputFolder;
import dev.selvage.cli.session.Control;
import dev.selvage.cli.session.RunSession;
import dev.selvage.explorer.program.ProgramCheck;
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
    private final WatchdogOption watchdog = new WatchdogOption();

    @Mixin
    private final EngineOption engine = new EngineOption();

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
        ProgramInfo info = program.info();
        ProgramCheck.check(info);
        OutputFolder folder = OutputFolder.at(out);
        Control.install(engine.choice());
        return RunSession.run(info, campaign.settings(watchdog.patience(), engine.choice()), folder, console, show())
                .verdict()
                .exitCode();
    }

    private RunSession.Show show() {
        if (targets) return RunSession.Show.TARGETS;
        return quiet ? RunSession.Show.NOTHING : RunSession.Show.FAILURES;
    }
}
