package dev.selvage.cli.option;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads names of files and folders. */
public final class PathConverter implements ITypeConverter<Path> {
    @Override
    public Path convert(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("'" + text + "' " + problem(text));
        }
    }

    /** What is wrong with a name that is no path. */
    static String problem(String text) {
        boolean plain = text.chars().allMatch(letter -> letter < 128);
        return plain
                ? "is not a path"
                : "has letters that file names cannot have in this locale; set LC_ALL to one with UTF-8, such as C.UTF-8";
    }
}
