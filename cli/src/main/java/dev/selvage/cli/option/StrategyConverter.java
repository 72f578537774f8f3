package dev.selvage.cli.option;

import dev.selvage.explorer.strategy.Strategies;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a registered strategy, with its number if it takes one. */
public final class StrategyConverter implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
        if (Strategies.find(text).isPresent()) return checked(text);
        List<String> known =
                Strategies.all().stream().map(Strategies.Entry::name).toList();
        String hint = Spelling.nearest(text, known)
                .map(id -> ", did you mean '" + id + "'?")
                .orElse("");
        String list =
                Strategies.all().stream().map(Strategies.Entry::id).sorted().collect(Collectors.joining(", "));
        throw new TypeConversionException("there is no strategy '" + text + "'" + hint + " (there are: " + list + ")");
    }

    private static String checked(String text) {
        try {
            Strategies.check(text);
            return text;
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
