package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.selvage.cli.output.ExitCode;
import dev.selvage.report.json.TargetsFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunIT {
    @TempDir
    private Path folder;

    @Test
    void a_failure_is_explained_and_written() throws Exception {
        Command run = Command.run(folder, "run", "-cp", Gallery.classPath(), Gallery.LOST_UPDATE)
                .exits(ExitCode.FAILURE_FOUND);

        assertThat(run.out())
                .contains(
                        "expected 2 but was 1", "Replay: selvage replay selvage-out/failure-1.json", "Failure found:");
        assertThat(run.complaints()).isEmpty();
        assertThat(folder.resolve("selvage-out/failure-1.json")).isRegularFile();
        JsonNode result = result();
        assertThat(result.at("/verdict").asText()).isEqualTo("failure");
        assertThat(result.at("/failures/0/kind").asText()).isEqualTo("assertion");
        assertThat(result.at("/failures/0/file").asText()).isEqualTo("failure-1.json");
        assertThat(result.at("/runsToFirstFailure").asLong())
                .isEqualTo(result.at("/runs").asLong());
    }

    @Test
    void a_correct_program_exits_with_zero_and_replaces_older_files() throws Exception {
        Path out = Files.createDirectory(folder.resolve("selvage-out"));
        Files.createFile(out.resolve("failure-3.json"));

        Command run = Command.run(folder, "run", "-cp", Gallery.classPath(), "--runs", "200", Gallery.CORRECT)
                .exits(ExitCode.OK);

        assertThat(run.out()).startsWith("No failure found in 200 runs.");
        assertThat(out.resolve("failure-3.json")).doesNotExist();
        assertThat(result().fieldNames())
                .toIterable()
                .contains("verdict", "strategy", "seed", "runs", "steps", "switches", "seconds", "runsPerSecond")
                .contains("stopReason", "failures", "coverage", "control", "jdk", "engine");
    }

    @Test
    void what_the_jdk_keeps_by_types_of_arrays_is_found_in_a_run() throws Exception {
        String program = "dev.selvage.cli.programs.AsksBeanServer";
        Command.run(folder, "run", "--runs", "2", "-cp", Gallery.testClasses(), program)
                .exits(ExitCode.OK);
    }

    @Test
    void a_free_run_that_fails_is_told_and_not_replayed() throws Exception {
        String program = "dev.selvage.cli.programs.ThrowsArguments";
        Command run = Command.run(
                        folder, "run", "--strategy", "stress", "-cp", Gallery.testClasses(), program, "freely")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(run.out())
                .contains("IllegalStateException: freely", "No replay: ", "free engine", "Watched, on all cores: ");
        assertThat(result().at("/engine").asText()).isEqualTo("free");

        Command replay =
                Command.run(folder, "replay", "selvage-out/failure-1.json").exits(ExitCode.USAGE);
        assertThat(replay.complaints())
                .singleElement()
                .asString()
                .startsWith("selvage: selvage-out/failure-1.json tells of a free run");
    }

    /** A correct program that only a JVM without earlier runs suits. */
    private Command runInUsedJvm(int code, String... options) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("run", "--runs", "5", "-cp", Gallery.testClasses()));
        arguments.addAll(List.of(options));
        arguments.add("dev.selvage.cli.programs.FailsInUsedJvm");
        return Command.run(folder, arguments.toArray(new String[0])).exits(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "dfs"})
    void what_fails_in_a_used_jvm_only_is_no_failure(String strategy) throws Exception {
        Command run = runInUsedJvm(ExitCode.NOT_CONTROLLED, "--strategy", strategy);
        assertThat(run.out()).contains("Not confirmed: ", "other runs had been made before", "--isolation fork");
        assertThat(result().at("/verdict").asText()).isEqualTo("not-controlled");
        assertThat(result().at("/failures/0/doubt").asText())
                .startsWith("in a fresh JVM the failure of run 2 (exception: ")
                .endsWith("it ended without a failure");
    }

    @Test
    void nor_is_it_with_several_jobs() throws Exception {
        runInUsedJvm(ExitCode.NOT_CONTROLLED, "--jobs", "2");
        assertThat(result().at("/failures/0/doubt").asText()).startsWith("in a fresh JVM");
    }

    @Test
    void a_used_jvm_is_trusted_on_request_and_not_there_with_forks() throws Exception {
        runInUsedJvm(ExitCode.FAILURE_FOUND, "--confirm", "here");
        runInUsedJvm(ExitCode.OK, "--isolation", "fork");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--strategy=random", "--strategy=dfs", "--isolation=fork", "--jobs=2"})
    void what_runs_change_outside_the_jvm_is_no_failure(String option) throws Exception {
        Path file = Files.createFile(folder.resolve("there-before"));
        String program = "dev.selvage.cli.programs.ChangesItsFile";
        Command run = Command.run(
                        folder, "run", "--runs", "5", option, "-cp", Gallery.testClasses(), program, file.toString())
                .exits(ExitCode.NOT_CONTROLLED);
        assertThat(run.out()).contains("Not confirmed: ", "outside the JVM", "temporary folder");
        assertThat(result().at("/failures/0/doubt").asText()).startsWith("the first run ended well, but");
        assertThat(file).hasContent("here");
    }

    @Test
    void what_the_jdk_makes_at_first_use_is_there_for_all_runs() throws Exception {
        String program = "dev.selvage.gallery.success.ZonesAtFirstUse";
        Command.run(folder, "run", "--runs", "5", "-cp", Gallery.classPath(), program)
                .exits(ExitCode.OK);
    }

    @Test
    void a_failure_of_a_later_run_is_confirmed_in_a_fresh_jvm() throws Exception {
        String program = "dev.selvage.gallery.fail.RegisteredBeanLosesUpdate";
        Command.run(folder, "run", "--strategy", "dfs", "-cp", Gallery.classPath(), program)
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(result().at("/runsToFirstFailure").asLong()).isGreaterThan(1);
        assertThat(result().at("/failures/0/doubt").isNull()).isTrue();
    }

    @Test
    void an_exhaustive_search_that_ends_says_so() throws Exception {
        Command.run(
                        folder,
                        "run",
                        "-cp",
                        Gallery.classPath(),
                        "--strategy",
                        "exhaustive",
                        "--runs",
                        "100000",
                        "dev.selvage.gallery.success.JoinPublishes")
                .exits(ExitCode.OK);
        assertThat(result().at("/verdict").asText()).isEqualTo("exhausted");
    }

    @Test
    void an_exhaustive_search_over_sleeps_says_what_it_did_not_try() throws Exception {
        Command run = Command.run(
                        folder,
                        "run",
                        "-cp",
                        Gallery.classPath(),
                        "--strategy",
                        "dpor",
                        "dev.selvage.gallery.success.SleepAndNotify")
                .exits(ExitCode.OK);
        assertThat(run.out())
                .startsWith("No failure exists in the schedules of this input in which time-outs expire last: all")
                .contains("--timeouts explore")
                .contains("and in a second search, which is over, too, once in a run though others could");
        assertThat(result().at("/control/timeoutsLast").asBoolean()).isTrue();
        assertThat(result().at("/control/slowRuns").asLong()).isPositive();
    }

    @Test
    void a_failure_that_needs_a_thread_to_be_slow_says_so() throws Exception {
        String[] command = {
            "run", "-cp", Gallery.classPath(), "--timeouts", "last", "dev.selvage.gallery.fail.SleepInsteadOfJoin"
        };
        Command.run(folder, command).exits(ExitCode.OK);
        command[4] = "sleeps";
        Command run = Command.run(folder, command).exits(ExitCode.FAILURE_FOUND);
        String needs = "needs Thread-0 to be slower than the 100 ms sleep of main at SleepInsteadOfJoin.java:";
        assertThat(run.out()).containsSubsequence(needs, needs);
        assertThat(result().at("/failures/0/needs").asText()).startsWith(needs);
    }

    @Test
    void targets_are_listed_with_their_lines_and_outcomes() throws Exception {
        Command run = Command.run(
                        folder,
                        "run",
                        "-cp",
                        Gallery.classPath(),
                        "--strategy",
                        "ctrigger:controlled",
                        "--targets",
                        Gallery.LOST_UPDATE)
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(run.out()).contains("R-W-W").containsPattern("feasible +exposed +2");
        assertThat(TargetsFile.read(folder.resolve("selvage-out/targets.json")).targets())
                .singleElement()
                .satisfies(target -> assertThat(target.after()).isEqualTo("exposed"));
    }

    @Test
    void what_follows_the_main_class_belongs_to_the_program() throws Exception {
        Command run = Command.run(
                        folder,
                        "run",
                        "--quiet",
                        "-cp",
                        Gallery.testClasses(),
                        "dev.selvage.cli.programs.ThrowsArguments",
                        "--runs",
                        "-x",
                        "@file",
                        "--",
                        "")
                .exits(ExitCode.FAILURE_FOUND);
        assertThat(run.out()).startsWith("Failure found:").contains("IllegalStateException: --runs|-x|@file|--|");
    }

    @Test
    void a_program_that_waits_for_the_outside_is_not_under_control() throws Exception {
        Command run = Command.run(
                        folder,
                        "run",
                        "--watchdog",
                        "1",
                        "-cp",
                        Gallery.testClasses(),
                        "dev.selvage.cli.programs.ReadsInput")
                .exits(ExitCode.NOT_CONTROLLED);
        assertThat(run.out()).startsWith("Not under control").contains("--watchdog");
        assertThat(result().at("/verdict").asText()).isEqualTo("not-controlled");
    }

    @Test
    void a_command_that_is_ended_leaves_whole_files_only() throws Exception {
        Path out = folder.resolve("selvage-out");
        Process run = Command.start(
                folder,
                folder.resolve("out"),
                folder.resolve("err"),
                "run",
                "--keep-going",
                "--runs",
                "1000000",
                "-cp",
                Gallery.classPath(),
                Gallery.LOST_UPDATE);
        while (run.isAlive() && !Files.exists(out.resolve("failure-1.json"))) Thread.sleep(5);
        run.destroy();
        run.waitFor();
        try (var files = Files.list(out)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("failure-1.json", "result.json");
        }
        assertThat(new ObjectMapper()
                        .readTree(out.resolve("failure-1.json").toFile())
                        .has("trace"))
                .isTrue();
    }

    @Test
    void a_folder_belongs_to_one_command_at_a_time() throws Exception {
        String executions = folder.resolve("executions").toString();
        Process first = Command.start(
                folder,
                folder.resolve("out"),
                folder.resolve("err"),
                "run",
                "-cp",
                Gallery.testClasses(),
                "--watchdog",
                "3600",
                "dev.selvage.cli.programs.FailsThenHangs",
                "h",
                executions);
        while (first.isAlive() && !Files.exists(Path.of(executions))) Thread.sleep(5);
        Command second = Command.run(folder, "run", "-cp", Gallery.classPath(), Gallery.LOST_UPDATE)
                .exits(ExitCode.USAGE);
        assertThat(second.complaints())
                .containsExactly("selvage: another selvage is writing to selvage-out; name another folder with --out");
        first.destroy();
        first.waitFor();
        assertThat(folder.resolve("selvage-out")).isDirectoryNotContaining("glob:**/failure-*");
        assertThat(result().at("/stopReason").asText()).isEqualTo("interrupted");
    }

    @Test
    void a_wrong_command_line_writes_one_line_and_no_file() throws Exception {
        Command run = Command.run(folder, "run", "-cp", Gallery.classPath(), "--runs", "-1", Gallery.LOST_UPDATE)
                .exits(ExitCode.USAGE);
        assertThat(run.complaints()).containsExactly("selvage: --runs: '-1' is less than 1; see 'selvage run --help'");
        assertThat(run.out()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    private JsonNode result() throws Exception {
        return new ObjectMapper()
                .readTree(folder.resolve("selvage-out/result.json").toFile());
    }
}
