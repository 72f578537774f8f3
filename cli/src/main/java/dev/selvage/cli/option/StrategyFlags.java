package dev.selvage.cli.option;

import dev.selvage.api.option.OptionException;
import dev.selvage.explorer.coverage.CriterionRegister;
import dev.selvage.explorer.plugin.Plugins;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.explorer.strategy.register.StrategyEntry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Options of single strategies as options of the command: {@code --training 20} for {@code --strategy hapset:training=20}. They
 * are for the strategies that have them; the others do not look at them.
 */
public final class StrategyFlags {
    private static final Map<String, Flag> ALL = all();

    private record Flag(StrategyEntry entry, dev.selvage.api.option.OptionSpec option) {
        String help() {
            return entry.name() + ": " + option.help() + ".";
        }

        /** Complains about a wrong value. */
        void check(String value) {
            entry.options().read(Map.of(option.name(), value));
        }
    }

    private StrategyFlags() {}

    private static Map<String, Flag> all() {
        Map<String, Flag> flags = new LinkedHashMap<>();
        for (StrategyEntry entry : Strategies.all()) {
            for (dev.selvage.api.option.OptionSpec option : entry.options().specs()) {
                if (!option.positional()) flags.putIfAbsent("--" + option.name(), new Flag(entry, option));
            }
        }
        return flags;
    }

    /** Lets a command have them; its help does not list them. */
    public static CommandLine addTo(CommandLine line) {
        ALL.forEach((name, flag) -> line.getCommandSpec().addOption(option(name, flag)));
        return line;
    }

    private static OptionSpec option(String name, Flag flag) {
        OptionSpec.Builder option =
                OptionSpec.builder(name).description(flag.help()).hidden(true);
        if (flag.option().isSwitch())
            return option.type(boolean.class).arity("0").build();
        option.paramLabel(flag.option().label()).arity("1");
        return flag.option().isList()
                ? option.type(List.class)
                        .auxiliaryTypes(String.class)
                        .splitRegex(",")
                        .build()
                : option.type(String.class).build();
    }

    /** The strategy with the options that the command was given for it. */
    static String applyTo(String strategy, Plugins plugins, CommandSpec command, String option) {
        Map<String, String> given = given(command);
        try {
            plugins.strategies().check(strategy);
            return plugins.strategies().withOptions(strategy, given);
        } catch (IllegalArgumentException e) {
            throw wrong(command, option, e);
        }
    }

    /** A criterion that has the same option as a strategy gets it, too. */
    static String applyTo(String criterion, CriterionRegister register, CommandSpec command) {
        String context = given(command).get("context");
        try {
            register.check(criterion);
            return context == null ? criterion : register.withOption(criterion, "context", context);
        } catch (IllegalArgumentException e) {
            throw wrong(command, "--coverage", e);
        }
    }

    private static Map<String, String> given(CommandSpec command) {
        Map<String, String> values = new LinkedHashMap<>();
        ALL.forEach((name, flag) -> {
            if (command.commandLine().getParseResult().hasMatchedOption(name)) {
                values.put(flag.option().name(), value(name, flag, command));
            }
        });
        return values;
    }

    private static String value(String name, Flag flag, CommandSpec command) {
        Object value = command.findOption(name).getValue();
        String text = value instanceof List<?> several
                ? String.join("+", several.stream().map(String::valueOf).toList())
                : String.valueOf(value);
        try {
            flag.check(text);
            return text;
        } catch (OptionException e) {
            throw wrong(command, name, e);
        }
    }

    private static ParameterException wrong(CommandSpec command, String option, IllegalArgumentException e) {
        return new ParameterException(command.commandLine(), option + ": " + e.getMessage(), e);
    }
}
