package dev.selvage.cli.option;

import dev.selvage.explorer.strategy.Strategies;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the id of a registered strategy. */
public final class StrategyConverter implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
        List<String> known = Strategies.all().stream().map(Strategies.Entry::id).toList();
        if (known.contains(text)) return text;
        String hint = Spelling.nearest(text, known)
                .map(id -> ", did you mean '" + id + "'?")
                .orElse("");
        String list = known.stream().sorted().collect(Collectors.joining(", "));
        throw new TypeConversionException("there is no strategy '" + text + "'" + hint + " (there are: " + list + ")");
    }
}
