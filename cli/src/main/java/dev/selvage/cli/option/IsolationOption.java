package dev.selvage.cli.option;

import dev.selvage.explorer.program.Isolation;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How much of a run is gone when the next one begins. */
public final class IsolationOption {
    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            converter = Converter.class,
            description =
                    "What begins anew with every run: 'none', nothing, 'statics', all that classes of the program keep"
                            + " in statics, 'loader', the classes themselves, or 'fork', the JVM (default: statics).")
    private Isolation isolation = Isolation.STATICS;

    public Isolation level() {
        return isolation;
    }

    /** Reads the name of a level. */
    static final class Converter implements ITypeConverter<Isolation> {
        @Override
        public Isolation convert(String text) {
            return switch (text) {
                case "none" -> Isolation.NONE;
                case "statics" -> Isolation.STATICS;
                case "loader" -> Isolation.LOADER;
                case "fork" -> Isolation.FORK;
                default ->
                    throw new TypeConversionException(
                            "'" + text + "' is none of 'none', 'statics', 'loader' and 'fork'");
            };
        }
    }
}
