package dev.selvage.cli.option;

import dev.selvage.cli.output.CommandException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Reads a class path as {@code java} does: separated elements, {@code lib/*} for the jars of a folder. */
public final class ClassPath {
    private ClassPath() {}

    /** The elements as absolute paths. */
    public static List<String> parse(String text) {
        return Arrays.stream(text.split(File.pathSeparator, -1))
                .flatMap(ClassPath::element)
                .map(Path::toString)
                .toList();
    }

    private static Stream<Path> element(String text) {
        boolean wildcard = text.equals("*") || text.endsWith(File.separator + "*");
        return wildcard ? jars(path(text.substring(0, text.length() - 1))) : Stream.of(path(text));
    }

    private static Path path(String text) {
        try {
            return Path.of(text).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            throw new CommandException(
                    "class path element '" + text + "' " + PathConverter.problem(text) + "; check -cp");
        }
    }

    private static Stream<Path> jars(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList().stream();
        } catch (IOException e) {
            throw CommandException.of("read class path folder", folder, e);
        }
    }
}
