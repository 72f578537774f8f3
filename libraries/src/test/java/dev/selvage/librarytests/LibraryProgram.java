package dev.selvage.librarytests;

import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.libraries.RealTest;
import dev.selvage.libraries.Together;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program that uses a library.
 *
 * @param library the folder of the program, or the library whose own test it is
 * @param arguments the class and the method of that test
 */
public record LibraryProgram(String library, String name, String mainClass, List<String> arguments)
        implements Comparable<LibraryProgram> {
    private static final String PACKAGE = "dev.selvage.libraries.";
    private static final Path CLASSES = classes();

    /** What a campaign found. */
    public record Outcome(CampaignResult result, List<FailureReport> failures) {}

    public static Stream<LibraryProgram> all() {
        return Stream.concat(programs(), tests());
    }

    /** The tests in {@code real-tests.txt}, each a line with the library, the class and the method. */
    private static Stream<LibraryProgram> tests() {
        try (InputStream file = LibraryProgram.class.getResourceAsStream("real-tests.txt")) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().map(line -> line.split(" ")).map(LibraryProgram::test);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static LibraryProgram test(String[] words) {
        String name = words[1].substring(words[1].lastIndexOf('.') + 1) + "." + words[2];
        return new LibraryProgram(words[0], name, RealTest.class.getName(), List.of(words[1], words[2]));
    }

    private static Stream<LibraryProgram> programs() {
        Path folder = CLASSES.resolve(PACKAGE.replace('.', '/'));
        try (Stream<Path> files = Files.walk(folder, 2)) {
            return files
                    .filter(file -> file.getNameCount() == folder.getNameCount() + 2)
                    .filter(file -> !file.toString().contains("$"))
                    .map(file -> program(
                            file.getParent().getFileName().toString(),
                            file.getFileName().toString().replace(".class", "")))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static LibraryProgram program(String library, String name) {
        return new LibraryProgram(library, name, PACKAGE + library + "." + name, List.of());
    }

    Outcome explore(long runs, Duration time) {
        List<FailureReport> failures = new ArrayList<>();
        // Tests of the authors sleep until others have done their work.
        CampaignSettings settings =
                CampaignSettings.defaults().withRuns(runs).withTime(time).withTimeouts(Timeouts.LAST);
        CampaignResult result = Campaign.run(open(), settings, new CampaignListener() {
            @Override
            public String onFailure(FailureReport failure) {
                failures.add(failure);
                return "";
            }
        });
        return new Outcome(result, failures);
    }

    public MainProgram open() {
        return open(classPath(), mainClass, arguments);
    }

    public static MainProgram open(List<String> classPath, String mainClass, List<String> arguments) {
        try {
            return MainProgram.open(new ProgramInfo(classPath, mainClass, arguments, List.of(), List.of()));
        } catch (ProgramException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The programs and all libraries, but nothing of the tool: its loader would find it there. */
    private static List<String> classPath() {
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> elements = new ArrayList<>(List.of(CLASSES.toString()));
        Arrays.stream(path.split(File.pathSeparator))
                .filter(element -> element.endsWith(".jar") && !element.contains("selvage"))
                .forEach(elements::add);
        return elements;
    }

    private static Path classes() {
        try {
            return Path.of(Together.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public int compareTo(LibraryProgram other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return library + " " + name;
    }
}
