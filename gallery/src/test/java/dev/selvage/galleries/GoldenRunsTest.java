package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.explorer.strategy.register.StrategyEntry;
import dev.selvage.explorer.trace.TraceRecorder;
import dev.selvage.report.json.FailureFile;
import dev.selvage.report.json.ResultFile;
import dev.selvage.report.json.TargetsFile;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TargetsReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * A change that is meant to change no behaviour leaves every event of every run as it was, and every file that a campaign writes. {@code
 * -Dselvage.golden=FILE} takes a digest of them, a line for each strategy and program of the gallery; where the file is there already, the digests are compared
 * with its lines.
 */
@EnabledIfSystemProperty(named = "selvage.golden", matches = ".+")
class GoldenRunsTest {
    private static final int RUNS = 8;
    private static final int MOST_STEPS = 3_000;
    private static final String TIMES = "\"(seconds|runsPerSecond)\" ?: ?[-0-9.E]+";

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 1, unit = TimeUnit.HOURS)
    void runs_and_files_are_as_they_were() throws IOException {
        List<String> lines = new ArrayList<>();
        Stream.concat(GalleryProgram.in("fail"), GalleryProgram.in("success")).forEach(program -> {
            MainProgram opened = program.open();
            strategies().forEach(strategy -> lines.add(strategy + " " + program + " " + line(opened, strategy)));
        });
        Path golden = Path.of(System.getProperty("selvage.golden"));
        if (!Files.exists(golden)) Files.write(golden, lines);
        assertThat(lines).containsExactlyElementsOf(Files.readAllLines(golden));
    }

    /** Those under control. */
    private static Stream<String> strategies() {
        return Strategies.all().stream()
                .filter(entry -> !entry.summary().startsWith("free-running"))
                .map(StrategyEntry::standardName);
    }

    private String line(MainProgram program, String strategy) {
        Digest digest = new Digest(folder);
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy(strategy)
                .withRuns(RUNS)
                .withSteps(MOST_STEPS)
                .withKeepGoing(true)
                .withCoverage(List.of("hapset", "ui"))
                .withTime(Duration.ofMinutes(10));
        CampaignResult result = Campaign.run(program, settings, digest);
        digest.file("result.json", file -> ResultFile.write(file, result));
        return result.verdict() + " " + result.runs() + " runs, " + result.steps() + " steps, "
                + result.failures().size() + " failures " + digest.text();
    }

    /** A number that stands for all events of a campaign and the files that it writes. */
    private static final class Digest implements CampaignListener {
        private final Path folder;
        private final MessageDigest bytes;
        private TraceRecorder trace = new TraceRecorder();

        Digest(Path folder) {
            this.folder = folder;
            try {
                this.bytes = MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }

        private interface Writing {
            void to(Path file) throws IOException;
        }

        void file(String name, Writing writing) {
            Path file = folder.resolve(name);
            try {
                writing.to(file);
                add(Files.readString(file).replaceAll(TIMES, "$1"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public RunListener onRun() {
            trace = new TraceRecorder();
            return trace;
        }

        @Override
        public void onRunEnd(RunResult run, boolean fails) {
            trace.events().forEach(event -> add(event.toString()));
            add(run.steps() + " " + run.switches() + " " + run.threads() + " " + run.end() + " " + fails);
        }

        @Override
        public String onFailure(FailureReport failure) {
            file("failure.json", file -> FailureFile.write(file, failure));
            return "";
        }

        @Override
        public void onTargets(TargetsReport targets) {
            file("targets.json", file -> TargetsFile.write(file, targets));
        }

        private void add(String text) {
            bytes.update(text.getBytes(StandardCharsets.UTF_8));
        }

        String text() {
            return HexFormat.of().formatHex(bytes.digest(), 0, 8);
        }
    }
}
