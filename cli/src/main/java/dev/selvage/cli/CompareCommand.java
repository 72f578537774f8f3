package dev.selvage.cli;

import dev.selvage.cli.option.CompareOptions;
import dev.selvage.cli.option.EngineOption;
import dev.selvage.cli.option.PluginsOption;
import dev.selvage.cli.option.ProgramOptions;
import dev.selvage.cli.option.WatchdogOption;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.session.CompareSession;
import dev.selvage.explorer.program.ProgramCheck;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.launcher.control.Control;
import dev.selvage.report.model.ProgramInfo;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code selvage compare}: how several strategies do on one program. */
@Command(
        name = "compare",
        abbreviateSynopsis = true,
        sortOptions = false,
        description =
                "Runs a program under several strategies, each with the same budget, and compares them: what it took"
                        + " to find the first failure and to run out of schedules, and how many orders of two statements"
                        + " (HaPSet pairs) the runs have shown.",
        descriptionHeading = "%n",
        parameterListHeading = "%nThe program:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Example:",
            "  selvage compare --strategies random,dpor,hapset -cp app.jar com.acme.Main",
            "",
            "Exit codes: 0 the comparison was made, 2 wrong command line, 3 not under control."
        })
final class CompareCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final CompareOptions options = new CompareOptions();

    @Mixin
    private final PluginsOption plugins = new PluginsOption();

    @Mixin
    private final ProgramOptions program = new ProgramOptions();

    @Mixin
    private final EngineOption engine = new EngineOption();

    @Mixin
    private final WatchdogOption watchdog = new WatchdogOption();

    CompareCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        List<CampaignSettings> settings = options.settings(plugins.load(), watchdog.patience(), engine.choice());
        ProgramInfo info = program.info();
        ProgramCheck.check(info);
        Control.install();
        return new CompareSession(info, options.plot(), console).run(settings);
    }
}
