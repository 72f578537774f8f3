package dev.selvage.cli.option;

import dev.selvage.agent.ProgramClasses;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Where scheduling points are while the program calls {@code java.util.concurrent}. */
enum LibraryPoints {
    /** One right before the call. */
    FOLD,
    /** Before every access inside, too. */
    INSIDE;

    /** What a program includes; files keep the setting as one of these. */
    List<String> include(List<String> chosen) {
        List<String> all = new ArrayList<>(chosen);
        if (this == INSIDE && !all.contains(ProgramClasses.INSIDE_LIBRARY)) all.add(ProgramClasses.INSIDE_LIBRARY);
        return List.copyOf(all);
    }

    /** Reads it. */
    static final class Converter implements ITypeConverter<LibraryPoints> {
        @Override
        public LibraryPoints convert(String text) {
            return switch (text) {
                case "fold" -> FOLD;
                case "inside" -> INSIDE;
                default -> throw new TypeConversionException("'" + text + "' is neither 'fold' nor 'inside'");
            };
        }
    }
}
