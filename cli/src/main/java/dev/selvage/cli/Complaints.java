package dev.selvage.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.selvage.agent.UnsupportedJdkException;
import dev.selvage.cli.output.CommandException;
import dev.selvage.cli.output.Console;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.explorer.plugin.PluginException;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.explorer.spec.Spelling;
import dev.selvage.launcher.RefusedException;
import dev.selvage.report.json.BrokenFileException;
import java.io.PrintWriter;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever goes wrong into one line for the user and an exit code. */
final class Complaints {
    private Complaints() {}

    /** Makes a command line talk on this console; its help is plain ASCII. */
    static CommandLine toldOn(Console console, CommandLine line) {
        Help.Ansi ansi = console.terminal().colour() ? Help.Ansi.ON : Help.Ansi.OFF;
        return line.setOut(new PrintWriter(console.out(), true, US_ASCII))
                .setErr(new PrintWriter(console.err(), true, US_ASCII))
                .setColorScheme(Help.defaultColorScheme(ansi))
                .setParameterExceptionHandler((e, arguments) -> usage(console, e))
                .setExecutionExceptionHandler((e, command, parsed) -> execution(console, e));
    }

    private static int usage(Console console, ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        console.complain(words(e) + "; see '" + command + " --help'");
        return ExitCode.USAGE;
    }

    private static String words(ParameterException e) {
        ArgSpec argument = e.getArgSpec();
        if (argument != null && e.getCause() instanceof TypeConversionException conversion) {
            return name(argument) + ": " + conversion.getMessage();
        }
        if (e instanceof UnmatchedArgumentException unmatched) return words(unmatched);
        String message = String.valueOf(e.getMessage()).replaceFirst("\\.$", "");
        return Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }

    private static String words(UnmatchedArgumentException e) {
        CommandSpec command = e.getCommandLine().getCommandSpec();
        String word = e.getUnmatched().get(0);
        if (e.isUnknownOption())
            return unknown("option", word, command.optionsMap().keySet());
        String kind = command.subcommands().isEmpty() ? "argument" : "command";
        return unknown(kind, word, command.subcommands().keySet());
    }

    private static String unknown(String kind, String word, Set<String> known) {
        String hint = Spelling.nearest(word, known)
                .map(meant -> ", did you mean '" + meant + "'?")
                .orElse("");
        return "unknown " + kind + " '" + word + "'" + hint;
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    static int execution(Console console, Exception e) {
        boolean unsupported = e instanceof UnsupportedJdkException;
        if (!unsupported && !isOfTheUser(e)) return internalError(console, e);
        console.complain(String.valueOf(e.getMessage()));
        return unsupported ? ExitCode.NOT_CONTROLLED : ExitCode.USAGE;
    }

    /** Whether the message is one line for the user, who can mend what it says. */
    private static boolean isOfTheUser(Exception e) {
        return e instanceof CommandException
                || e instanceof RefusedException
                || e instanceof BrokenFileException
                || e instanceof ProgramException
                || e instanceof PluginException;
    }

    static int internalError(Console console, Throwable e) {
        console.complain("internal error: " + e + "; please report it, with what SELVAGE_DEBUG=1 prints");
        if (System.getenv("SELVAGE_DEBUG") != null) e.printStackTrace(console.err());
        return ExitCode.NOT_CONTROLLED;
    }
}
