package dev.selvage.cli.option;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads durations such as {@code 500ms}, {@code 60s}, {@code 5m} and {@code 1h}. */
public final class DurationConverter implements ITypeConverter<Duration> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,18})(ms|s|m|h)");
    private static final long MOST_MILLIS = Duration.ofDays(365).toMillis();

    @Override
    public Duration convert(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) throw unusable(text, "is not a duration such as 500ms, 60s, 5m or 1h");
        long amount = Long.parseLong(form.group(1));
        long unit = millis(form.group(2));
        if (amount == 0) throw unusable(text, "is no time at all");
        if (amount > MOST_MILLIS / unit) throw unusable(text, "is longer than a year");
        return Duration.ofMillis(amount * unit);
    }

    private static long millis(String unit) {
        return switch (unit) {
            case "ms" -> 1;
            case "s" -> 1_000;
            case "m" -> 60_000;
            default -> 3_600_000;
        };
    }

    private static TypeConversionException unusable(String text, String why) {
        return new TypeConversionException("'" + text + "' " + why);
    }
}
