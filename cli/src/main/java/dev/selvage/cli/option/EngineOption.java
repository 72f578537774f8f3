package dev.selvage.cli.option;

import dev.selvage.engine.execution.EngineChoice;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What the threads of a program run on. */
public final class EngineOption {
    @Option(
            names = "--engine",
            paramLabel = "NAME",
            converter = Converter.class,
            description = "What the program's threads run on: 'fiber', which is fast and needs JDK 25, 'platform',"
                    + " which works everywhere, or 'auto', the fastest that works here (default: auto).")
    private EngineChoice engine = EngineChoice.AUTO;

    public EngineChoice choice() {
        return engine;
    }

    /** Reads the name of an engine. */
    static final class Converter implements ITypeConverter<EngineChoice> {
        @Override
        public EngineChoice convert(String text) {
            return switch (text) {
                case "auto" -> EngineChoice.AUTO;
                case "fiber" -> EngineChoice.FIBER;
                case "platform" -> EngineChoice.PLATFORM;
                default ->
                    throw new TypeConversionException("'" + text + "' is none of 'auto', 'fiber' and 'platform'");
            };
        }
    }
}
