package dev.selvage.cli;

import dev.selvage.api.option.OptionSpec;
import dev.selvage.cli.option.PluginsOption;
import dev.selvage.cli.output.CommandException;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.explorer.strategy.register.StrategyEntry;
import dev.selvage.explorer.strategy.register.StrategyRegister;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code selvage strategies}: lists the strategies, or tells about one. */
@Command(
        name = "strategies",
        description = "Lists the strategies that 'selvage run --strategy ID' knows, or tells about one of them.",
        descriptionHeading = "%n",
        parameterListHeading = "%nThe strategy:%n",
        optionListHeading = "%nOptions:%n")
final class StrategiesCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "ID",
            description = "The strategy to tell about (default: all, a line each).")
    private @Nullable String id;

    @Mixin
    private final PluginsOption plugins = new PluginsOption();

    StrategiesCommand(Console console) {
        this.console = console;
    }

    /** {@code strategies --help ID} asks about the strategy, and not about the command. */
    static String[] asked(String... arguments) {
        boolean helps = arguments.length == 3 && arguments[0].equals("strategies") && arguments[1].equals("--help");
        return helps ? new String[] {arguments[0], arguments[2]} : arguments;
    }

    @Override
    public Integer call() {
        StrategyRegister register = plugins.load().strategies();
        if (id == null) list(register.all());
        else tell(entry(register, id));
        return ExitCode.OK;
    }

    private static StrategyEntry entry(StrategyRegister register, String asked) {
        try {
            register.check(asked);
            return register.find(asked).orElseThrow();
        } catch (IllegalArgumentException e) {
            throw new CommandException(String.valueOf(e.getMessage()));
        }
    }

    private void list(List<StrategyEntry> entries) {
        int width =
                entries.stream().mapToInt(entry -> entry.id().length()).max().orElse(0);
        for (StrategyEntry entry : entries) {
            console.out().println(entry.id() + " ".repeat(width + 2 - entry.id().length()) + entry.summary());
        }
    }

    private void tell(StrategyEntry entry) {
        PrintStream out = console.out();
        out.println(entry.id() + ": " + entry.summary());
        if (!entry.paper().isEmpty()) out.println("after " + entry.paper());
        out.println("When nothing is left to try: "
                + (entry.guarantee().equals("never") ? "it never comes to that" : entry.guarantee()));
        List<OptionSpec> options = entry.options().specs();
        if (options.isEmpty()) return;
        out.println("Options, as in --strategy " + entry.name() + ":"
                + options.get(0).usage() + ":");
        int width = options.stream()
                .mapToInt(option -> option.usage().length())
                .max()
                .orElse(0);
        for (OptionSpec option : options) {
            String standard = option.standard().isEmpty() ? "" : " (default: " + option.standard() + ")";
            String help = option.help().replace('`', '\'');
            out.println("  " + option.usage()
                    + " ".repeat(width + 2 - option.usage().length()) + help + standard);
        }
    }
}
