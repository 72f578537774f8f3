package dev.selvage.frameworks;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** One framework: a folder with a pom, one program, and the class path that the build has written. */
record Framework(Path folder, String label, String version, String mainClass) {

    private static final Pattern LABEL = Pattern.compile("(?m)^  <name>(.*)</name>");
    private static final Pattern VERSION = Pattern.compile("(?m)^      <version>([^$<]+)</version>");

    /** The name of the folder. */
    String id() {
        return folder.getFileName().toString();
    }

    /** The program, and the framework with what it needs. */
    String classPath() throws IOException {
        return folder.resolve("target/classes")
                + File.pathSeparator
                + Files.readString(folder.resolve("target/class-path"));
    }

    /** Those whose names begin with one of {@code beginnings}; all if there are none. */
    static List<Framework> in(Path root, List<String> beginnings) {
        try (Stream<Path> folders = Files.list(root)) {
            return folders.filter(
                            folder -> Files.exists(folder.resolve("src/main").resolve(language(folder))))
                    .filter(folder -> isWanted(folder.getFileName().toString(), beginnings))
                    .sorted()
                    .map(Framework::at)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isWanted(String id, List<String> beginnings) {
        return beginnings.isEmpty() || beginnings.stream().anyMatch(id::startsWith);
    }

    private static String language(Path folder) {
        return Files.exists(folder.resolve("src/main/kotlin")) ? "kotlin/frameworks" : "java/frameworks";
    }

    private static Framework at(Path folder) {
        try {
            String pom = Files.readString(folder.resolve("pom.xml"));
            return new Framework(
                    folder,
                    first(LABEL, pom),
                    first(VERSION, pom),
                    "frameworks." + program(folder.resolve("src/main").resolve(language(folder))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String program(Path sources) throws IOException {
        try (Stream<Path> files = Files.list(sources)) {
            String file = files.findFirst().orElseThrow().getFileName().toString();
            return file.substring(0, file.indexOf('.'));
        }
    }

    private static String first(Pattern pattern, String pom) {
        Matcher matcher = pattern.matcher(pom);
        if (!matcher.find()) throw new IllegalStateException("no " + pattern + " in the pom");
        return matcher.group(1);
    }
}
