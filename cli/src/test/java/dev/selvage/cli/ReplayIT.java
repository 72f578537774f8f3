package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import dev.selvage.report.json.FailureFile;
import dev.selvage.report.model.Decision;
import dev.selvage.report.model.FailureReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayIT {
    @TempDir
    private static Path folder;

    private static Path failure;

    @BeforeAll
    static void find_a_failure() throws Exception {
        Command.run(folder, "run", "--quiet", "--out", "out", "-cp", Gallery.classPath(), Gallery.LOST_UPDATE)
                .exits(ExitCode.FAILURE_FOUND);
        failure = folder.resolve("out/failure-1.json");
    }

    @Test
    void a_new_jvm_reproduces_the_failure_every_time_and_explains_it() throws Exception {
        Command replay = Command.run(folder, "replay", "--times", "1000", "out/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out())
                .contains("expected 2 but was 1", "Replay: selvage replay out/failure-1.json")
                .endsWith("\nreproduced 1000 of 1000 times, with the same events\n");
        assertThat(replay.complaints()).isEmpty();
    }

    @Test
    void another_schedule_is_not_taken_for_the_same() throws Exception {
        FailureFile.write(folder.resolve("tampered.json"), tampered(FailureFile.read(failure)));
        Command replay =
                Command.run(folder, "replay", "--quiet", "tampered.json").exits(ExitCode.NOT_CONTROLLED);
        assertThat(replay.out()).startsWith("not reproduced: repetition 1: ").contains("\nWhat to do: ");
    }

    /** Lets another thread go on at the first choice. */
    private static FailureReport tampered(FailureReport f) {
        List<Decision> decisions = new ArrayList<>(f.decisions());
        Decision first = decisions.get(0);
        int other = first.of().stream()
                .filter(id -> id != first.chosen())
                .findFirst()
                .orElseThrow();
        decisions.set(0, new Decision(first.what(), other, first.of()));
        return new FailureReport(
                f.format(),
                f.kind(),
                f.message(),
                f.cause(),
                f.program(),
                f.strategy(),
                f.seed(),
                f.run(),
                f.maxSteps(),
                f.timeouts(),
                f.jdk(),
                f.fingerprint(),
                f.threads(),
                f.cycle(),
                decisions,
                f.trace(),
                f.output(),
                f.slow(),
                f.control());
    }

    @Test
    void a_damaged_file_is_told_in_one_line() throws Exception {
        String text = Files.readString(failure);
        Files.writeString(folder.resolve("cut.json"), text.substring(0, text.length() / 2));
        Command replay = Command.run(folder, "replay", "cut.json").exits(ExitCode.USAGE);
        assertThat(replay.complaints()).singleElement().asString().startsWith("selvage: cut.json is cut off");
    }

    @Test
    void a_program_that_has_gone_is_told_in_one_line() throws Exception {
        Command replay = Command.run(folder, "replay", "-cp", "gone.jar", "out/failure-1.json")
                .exits(ExitCode.USAGE);
        assertThat(replay.complaints())
                .singleElement()
                .asString()
                .startsWith("selvage: class path element ")
                .contains("gone.jar does not exist");
    }
}
