package dev.selvage.cli.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells whether a program was compiled anew since something was written about it. */
final class Age {
    private Age() {}

    /** A class file or jar of the class path that is newer than {@code file}. */
    static Optional<Path> newerThan(Path file, List<String> classPath) {
        try {
            FileTime written = Files.getLastModifiedTime(file);
            for (String element : classPath) {
                Optional<Path> newer = newerThan(written, Path.of(element));
                if (newer.isPresent()) return newer;
            }
            return Optional.empty();
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    private static Optional<Path> newerThan(FileTime written, Path element) throws IOException {
        try (Stream<Path> files = Files.walk(element)) {
            return files.filter(file -> isCode(file) && Files.isRegularFile(file))
                    .filter(file -> isNewer(file, written))
                    .findFirst();
        }
    }

    private static boolean isCode(Path file) {
        String name = file.toString();
        return name.endsWith(".class") || name.endsWith(".jar");
    }

    private static boolean isNewer(Path file, FileTime written) {
        try {
            return Files.getLastModifiedTime(file).compareTo(written) > 0;
        } catch (IOException gone) {
            return false;
        }
    }
}
