package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Punctual;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Unproved;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A program of the gallery and what can be done with it. */
record GalleryProgram(String className, Path classPath, List<String> arguments, List<String> include) {

    private static final Path GALLERY = classPath(Fails.class);

    private static @Nullable GalleryProgram lastKey;
    private static @Nullable MainProgram lastOpened;

    /** What a campaign found. */
    record Outcome(GalleryProgram tried, CampaignResult result, List<FailureReport> failures, MainProgram program) {
        /** The first failure is of an expected kind, and replays. */
        void assertExpectedFailure() {
            assertThat(tried.expectedKinds()).contains(failures.get(0).kind());
            assertThat(replay(2)).isEmpty();
        }

        Optional<String> replay(int times) {
            return replay(times, EngineChoice.AUTO);
        }

        Optional<String> replay(int times, EngineChoice engine) {
            return Replay.run(failures.get(0), program, times, CampaignSettings.DEFAULT_PATIENCE, engine, false);
        }
    }

    static Stream<GalleryProgram> in(String folder) {
        Path classes = GALLERY.resolve("dev/selvage/gallery").resolve(folder);
        try (Stream<Path> files = Files.list(classes)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.startsWith("package-"))
                    .map(name -> new GalleryProgram(
                            "dev.selvage.gallery." + folder + "." + name.replace(".class", ""),
                            GALLERY,
                            List.of(),
                            List.of()))
                    .sorted((a, b) -> a.className.compareTo(b.className))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static GalleryProgram of(Class<?> type, String... arguments) {
        return new GalleryProgram(type.getName(), classPath(type), List.of(arguments), List.of());
    }

    /** The same program with other classes whose fields are scheduling points. */
    GalleryProgram including(List<String> classes) {
        return new GalleryProgram(className, classPath, arguments, classes);
    }

    private static Path classPath(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    Outcome explore(String strategy, long seed, long runs) {
        return explore(CampaignSettings.defaults()
                .withStrategy(strategy)
                .withSeed(seed)
                .withRuns(runs));
    }

    Outcome explore(CampaignSettings settings) {
        List<FailureReport> failures = new ArrayList<>();
        MainProgram program = opened();
        CampaignSettings bounded = inTime(settings.withSteps(Math.min(steps(), settings.maxSteps())));
        CampaignResult result = Campaign.run(program, bounded, new CampaignListener() {
            @Override
            public String onFailure(FailureReport failure) {
                failures.add(failure);
                return "";
            }
        });
        return new Outcome(this, result, failures, program);
    }

    /** The settings under which its threads are as fast as it takes them to be. */
    CampaignSettings inTime(CampaignSettings settings) {
        return type().isAnnotationPresent(Punctual.class) ? settings.withTimeouts(Timeouts.LAST) : settings;
    }

    /** The program as it was opened for the campaign before this one, if that was of the same. To rewrite its classes takes longer than a few runs. */
    private MainProgram opened() {
        if (!equals(lastKey) || lastOpened == null) {
            lastOpened = open();
            lastKey = this;
        }
        return lastOpened;
    }

    MainProgram open() {
        try {
            return MainProgram.open(
                    new ProgramInfo(List.of(classPath.toString()), className, arguments, include, List.of()));
        } catch (ProgramException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The runs in which a strategy should find the failure. */
    long runs(String strategy) {
        Runs runs = type().getAnnotation(Runs.class);
        boolean random = strategy.equals("random");
        if (runs == null) return random ? 200 : 20_000;
        return random ? runs.random() : runs.exhaustive();
    }

    /** What takes no proof away, as it is true of any program that does it. */
    private static final List<String> OF_INPUT = List.of("the program looks at the clock", "the program draws random");

    /** The warnings of a campaign but for those that the program is known to get. */
    List<String> surprises(CampaignResult result) {
        Unproved unproved = type().getAnnotation(Unproved.class);
        List<String> expected = unproved == null ? List.of() : List.of(unproved.value());
        return result.control().warnings().stream()
                .filter(warning -> OF_INPUT.stream().noneMatch(warning::startsWith))
                .filter(warning -> expected.stream().noneMatch(warning::startsWith))
                .toList();
    }

    /** The steps after which a run is cut. */
    private long steps() {
        Runs runs = type().getAnnotation(Runs.class);
        return runs == null ? Long.MAX_VALUE : runs.steps();
    }

    /** Whether no run of it comes to an end by itself, so that there is no end of its schedules. */
    boolean isEndless() {
        return steps() < CampaignSettings.defaults().maxSteps();
    }

    /** The programs of {@code fail} whose failure the strategy is expected to show. */
    static Stream<GalleryProgram> failing(String strategy) {
        return in("fail").filter(program -> program.isShownBy(strategy));
    }

    private boolean isShownBy(String strategy) {
        String by = fails().by();
        return by.isEmpty() || List.of(by.split(",")).contains(strategy);
    }

    private Fails fails() {
        return type().getAnnotation(Fails.class);
    }

    List<String> expectedKinds() {
        return List.of(fails().value().split(","));
    }

    private Class<?> type() {
        try {
            return Class.forName(className, false, GalleryProgram.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
