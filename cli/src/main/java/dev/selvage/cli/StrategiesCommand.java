package dev.selvage.cli;

import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.explorer.strategy.Strategies;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code selvage strategies}: lists the strategies. */
@Command(
        name = "strategies",
        description = "Lists the strategies that 'selvage run --strategy ID' knows.",
        descriptionHeading = "%n",
        optionListHeading = "%nOptions:%n")
final class StrategiesCommand implements Callable<Integer> {
    private final Console console;

    StrategiesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        int width = Strategies.all().stream()
                .mapToInt(entry -> entry.id().length())
                .max()
                .orElse(0);
        for (Strategies.Entry entry : Strategies.all()) {
            console.out().println(entry.id() + " ".repeat(width + 2 - entry.id().length()) + entry.summary());
        }
        return ExitCode.OK;
    }
}
