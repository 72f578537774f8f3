package dev.selvage.cli;

import dev.selvage.cli.option.PathConverter;
import dev.selvage.cli.option.StrategyFlags;
import dev.selvage.cli.output.Console;
import dev.selvage.launcher.control.Control;
import java.nio.file.Path;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.OptionSpec;

/** Entry point of {@code selvage.jar}. */
public final class Main {
    private static final int HELP_WIDTH = 100;

    /** The commands that run a program in this JVM. */
    private static final Set<String> RUNNING = Set.of("compare", "demo", "replay", "run");

    private Main() {}

    public static void main(String[] arguments) {
        // Leftover threads of a program under test must not keep the command alive.
        System.exit(WorkerDoor.isMeant(arguments) ? WorkerDoor.run() : command(arguments));
    }

    /** What the command line asks of classes, such as their hash codes, must not depend on the command: so control comes before it. */
    private static int command(String... arguments) {
        if (arguments.length > 0 && RUNNING.contains(arguments[0])) Control.prepare();
        return run(Console.ofProcess(), arguments);
    }

    static int run(Console console, String... arguments) {
        try {
            return commandLine(console).execute(StrategiesCommand.asked(arguments));
        } catch (Throwable e) {
            return Complaints.internalError(console, e);
        }
    }

    static CommandLine commandLine(Console console) {
        CommandLine help = new CommandLine(new HelpCommand());
        help.getCommandSpec().usageMessage().description("Shows the help of a command.");
        CommandLine line = withHelp(new SelvageCommand())
                .addSubcommand(withHelp(new DemoCommand(console)))
                // What follows the main class belongs to the program.
                .addSubcommand(
                        StrategyFlags.addTo(withHelp(new RunCommand(console))).setStopAtPositional(true))
                .addSubcommand(withHelp(new ReplayCommand(console)))
                .addSubcommand(StrategyFlags.addTo(withHelp(new CompareCommand(console)))
                        .setStopAtPositional(true))
                .addSubcommand(withHelp(new StrategiesCommand(console)))
                .addSubcommand(withHelp(new DoctorCommand(console)))
                .addSubcommand(withHelp(new WorkerCommand()))
                .addSubcommand(help);
        line.getCommandSpec()
                .addOption(option("-V", "--version", "Show the versions of Selvage and of Java.")
                        .versionHelp(true)
                        .build());
        return Complaints.toldOn(console, line)
                .registerConverter(Path.class, new PathConverter())
                .setExpandAtFiles(false)
                .setPosixClusteredShortOptionsAllowed(false)
                .setUsageHelpWidth(HELP_WIDTH);
    }

    private static CommandLine withHelp(Object command) {
        CommandLine line = new CommandLine(command);
        line.getCommandSpec()
                .addOption(option("-h", "--help", "Show this help.")
                        .usageHelp(true)
                        .build());
        return line;
    }

    private static OptionSpec.Builder option(String letter, String name, String description) {
        return OptionSpec.builder(letter, name).description(description);
    }
}
