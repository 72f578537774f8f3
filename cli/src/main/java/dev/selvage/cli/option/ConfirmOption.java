package dev.selvage.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Where a failing run is repeated before it is reported. */
public final class ConfirmOption {
    /** A JVM. */
    enum Where {
        FRESH,
        HERE
    }

    @Option(
            names = "--confirm",
            paramLabel = "WHERE",
            converter = Converter.class,
            description =
                    "Where a failing run is repeated before it counts: 'fresh', here and, unless it was the first,"
                            + " in a JVM of its own, or 'here' alone (default: fresh).")
    private Where where = Where.FRESH;

    /** Whether a failure must happen in a fresh JVM, too. */
    public boolean inFreshJvm() {
        return where == Where.FRESH;
    }

    /** Reads the name of a place. */
    static final class Converter implements ITypeConverter<Where> {
        @Override
        public Where convert(String text) {
            return switch (text) {
                case "fresh" -> Where.FRESH;
                case "here" -> Where.HERE;
                default -> throw new TypeConversionException("'" + text + "' is neither 'fresh' nor 'here'");
            };
        }
    }
}
