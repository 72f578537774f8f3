package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.selvage.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command ends in time whatever it is doing; without that, each of these would take as long as {@link Command} waits. */
class HardLimitIT {
    private static final String PROGRAMS = "dev.selvage.cli.programs.";

    /** Nothing else ends a run within the patience of these tests. */
    private static final List<String> NO_OTHER_LIMIT = List.of("--watchdog", "3600", "--max-steps", "1000000000000");

    private static final int SOON = 60;

    @TempDir
    private Path folder;

    /** In which programs count how often they were executed; what a run finds it leaves there, unlike what it makes. */
    @BeforeEach
    void makeFile() throws Exception {
        Files.createFile(folder.resolve("executions"));
    }

    private Command command(String name, List<String> options, String... program) throws Exception {
        List<String> arguments = new ArrayList<>(List.of(name));
        arguments.addAll(options);
        arguments.addAll(NO_OTHER_LIMIT);
        arguments.addAll(List.of("-cp", Gallery.testClasses(), PROGRAMS + program[0]));
        for (int i = 1; i < program.length; i++) arguments.add(program[i]);
        return Command.run(folder, arguments.toArray(new String[0]));
    }

    private Command run(List<String> options, String... program) throws Exception {
        return command("run", options, program);
    }

    private JsonNode result() throws Exception {
        return new ObjectMapper()
                .readTree(folder.resolve("selvage-out/result.json").toFile());
    }

    @ParameterizedTest
    @ValueSource(strings = {"SelectsForEver", "AsksInVain", "ComputesForEver", "StepsForEver"})
    void a_run_that_does_not_end_is_broken_off(String program) throws Exception {
        Command run = run(List.of("--time", "1s"), program).exits(ExitCode.NOT_CONTROLLED);
        assertThat(run.out()).startsWith("No run came to its end: ").contains("Stopped: the budget of 1 s is spent");
        assertThat(result().at("/verdict").asText()).isEqualTo("not-controlled");
        assertThat(result().at("/runs").asLong()).isZero();
        if (!program.equals("ComputesForEver")) return;
        assertThat(run.out()).endsWith("\nThe program's last output:\n  here we go\n");
        assertThat(result().at("/control/output/0").asText()).isEqualTo("here we go");
    }

    @Test
    void so_is_a_free_one() throws Exception {
        run(List.of("--time", "1s", "--strategy", "stress"), "ComputesForEver").exits(ExitCode.NOT_CONTROLLED);
        assertThat(result().at("/runs").asLong()).isZero();
    }

    @Test
    void so_are_those_of_several_jobs() throws Exception {
        Command run =
                run(List.of("--time", "1s", "--jobs", "2"), "ComputesForEver").exits(ExitCode.NOT_CONTROLLED);
        assertThat(run.out()).startsWith("No run came to its end: ");
        assertThat(result().at("/runs").asLong()).isZero();
    }

    @Test
    void runs_that_came_to_their_end_count() throws Exception {
        Command run = run(List.of("--time", "5s"), "FailsThenHangs", "ooh", "executions")
                .exits(ExitCode.OK);
        assertThat(run.out())
                .contains("No failure found in 2 runs", "run 3 had been going on", "ComputesForEver.compute");
    }

    @Test
    void a_failure_that_cannot_be_repeated_in_time_is_reported_as_that() throws Exception {
        Command run = run(List.of("--time", "5s"), "FailsThenHangs", "fh", "executions")
                .exits(ExitCode.NOT_CONTROLLED);
        assertThat(run.out()).startsWith("Failure found, but not confirmed in time");
        assertNotRepeated(null);
    }

    @Test
    void so_is_one_that_cannot_be_repeated_in_a_fresh_jvm_in_time() throws Exception {
        Command run = run(List.of("--time", "5s"), "FailsThenHangs", "offh", "executions")
                .exits(ExitCode.NOT_CONTROLLED);
        assertThat(run.out()).contains("Failure found, but not confirmed in time", "--confirm here");
        assertNotRepeated("failure-1.json");
    }

    @Test
    void so_is_one_of_a_forked_run() throws Exception {
        run(List.of("--time", "5s", "--isolation", "fork"), "FailsThenHangs", "fh", "executions")
                .exits(ExitCode.NOT_CONTROLLED);
        assertNotRepeated(null);
    }

    private void assertNotRepeated(String file) throws Exception {
        JsonNode failure = result().at("/failures/0");
        assertThat(failure.at("/kind").asText()).isEqualTo("exception");
        assertThat(failure.at("/file").isNull() ? null : failure.at("/file").asText())
                .isEqualTo(file);
        assertThat(failure.at("/doubt").asText()).startsWith("the time was over before the failing run");
    }

    @Test
    void a_comparison_ends_in_time_with_what_was_measured() throws Exception {
        List<String> strategies = List.of("--time", "1s", "--strategies", "random,pos");
        Command compare = command("compare", strategies, "ComputesForEver").exits(ExitCode.NOT_CONTROLLED);
        assertThat(compare.out())
                .contains("\nrandom ", "Stopped: the budget of 2 s is spent")
                .doesNotContain("\npos");

        compare = command("compare", strategies, "StepsForEver").exits(ExitCode.NOT_CONTROLLED);
        assertThat(compare.out()).contains("\nrandom ", "\npos ", "the first run was broken off after");
    }

    @Test
    void a_replay_ends_in_time() throws Exception {
        run(List.of(), "FailsThenHangs", "fffh", "executions").exits(ExitCode.FAILURE_FOUND);
        Command replay = Command.run(
                        folder,
                        "replay",
                        "--time",
                        "5s",
                        "--watchdog",
                        "3600",
                        "--times",
                        "2",
                        "selvage-out/failure-1.json")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(replay.out()).endsWith("reproduced 1 of 2 times, then stopped: the budget of 5 s is spent\n");
    }

    /** The program says that it is running by a file. */
    private String terminated(String name, List<String> options, String... program) throws Exception {
        Path out = folder.resolve("out");
        List<String> arguments = new ArrayList<>(List.of(name));
        arguments.addAll(options);
        arguments.addAll(NO_OTHER_LIMIT);
        arguments.addAll(List.of("-cp", Gallery.testClasses(), PROGRAMS + program[0], program[1], "executions"));
        Process process = Command.start(folder, out, folder.resolve("err"), arguments.toArray(new String[0]));
        while (process.isAlive() && Files.size(folder.resolve("executions")) == 0) Thread.sleep(5);
        process.destroy();
        boolean ended = process.waitFor(SOON, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertThat(ended).as("the end after it was asked to").isTrue();
        return Files.readString(out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"h", "fh"})
    void a_command_that_is_ended_writes_what_there_is(String executions) throws Exception {
        assertThat(terminated("run", List.of(), "FailsThenHangs", executions)).contains("Stopped: interrupted");
        assertThat(result().at("/stopReason").asText()).isEqualTo("interrupted");
    }

    @Test
    void a_program_under_control_stays_so_when_the_command_is_ended() throws Exception {
        String out = terminated("run", List.of(), "CountsInTwoThreads", "-");
        assertThat(out).contains("No failure found", "Stopped: interrupted").doesNotContain("Problem: ");
        assertThat(result().at("/verdict").asText()).isEqualTo("no-failure");
    }

    @Test
    void so_does_one_with_several_jobs() throws Exception {
        terminated("run", List.of("--jobs", "2"), "FailsThenHangs", "hh");
        assertThat(result().at("/stopReason").asText()).isEqualTo("interrupted");
    }

    @Test
    void so_does_a_comparison() throws Exception {
        assertThat(terminated("compare", List.of(), "FailsThenHangs", "h"))
                .contains("\nrandom ", "Stopped: interrupted");
    }
}
