package dev.selvage.cli;

import dev.selvage.cli.output.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command without a subcommand, which only helps. */
@Command(
        name = "selvage",
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description =
                "Runs a Java program again and again under schedules of its choice, finds those that fail, explains the"
                        + " failure and replays it.",
        commandListHeading = "%nCommands:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "",
            "Start with:",
            "  selvage demo                              find, explain and replay a bug of a small bank",
            "  selvage run -cp app.jar com.acme.Main     look for failures of your own program",
            "",
            "Exit codes:",
            "  0  no failure was found",
            "  1  a failure was found",
            "  2  the command line or a file is wrong; stderr says what, in one line",
            "  3  the program was not under control, or a replay diverged: nothing is proved",
            "",
            "'selvage COMMAND --help' tells more about a command."
        })
final class SelvageCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitCode.USAGE;
    }
}
