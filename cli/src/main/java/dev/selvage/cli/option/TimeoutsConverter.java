package dev.selvage.cli.option;

import dev.selvage.engine.model.RunSettings.Timeouts;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads when time-outs expire. */
public final class TimeoutsConverter implements ITypeConverter<Timeouts> {
    @Override
    public Timeouts convert(String text) {
        return switch (text) {
            case "last" -> Timeouts.LAST;
            case "sleeps" -> Timeouts.SLEEPS;
            case "explore" -> Timeouts.EXPLORE;
            default -> throw new TypeConversionException("'" + text + "' is none of 'last', 'sleeps', 'explore'");
        };
    }
}
