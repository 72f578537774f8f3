package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.selvage.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JobsIT {
    @TempDir
    private Path folder;

    private Command run(int jobs, String... options) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("run", "--quiet", "--jobs", "" + jobs, "--out", "out" + jobs));
        arguments.addAll(List.of(options));
        return Command.run(folder, arguments.toArray(new String[0]));
    }

    private JsonNode result(int jobs) throws Exception {
        ObjectNode result = (ObjectNode) new ObjectMapper()
                .readTree(folder.resolve("out" + jobs + "/result.json").toFile());
        return result.without(List.of("seconds", "runsPerSecond"));
    }

    /** What the time says is the only difference. */
    @Test
    void several_jobs_have_the_result_of_one() throws Exception {
        String[] options = {
            "--strategy", "pct:3", "--keep-going", "--runs", "300", "-cp", Gallery.classPath(), Gallery.LOST_UPDATE
        };
        run(1, options).exits(ExitCode.FAILURE_FOUND);
        run(2, options).exits(ExitCode.FAILURE_FOUND);
        assertThat(result(2)).isEqualTo(result(1));
        assertThat(result(2).at("/runs").asInt()).isEqualTo(300);
        assertThat(Files.readString(folder.resolve("out2/failure-1.json")))
                .isEqualTo(Files.readString(folder.resolve("out1/failure-1.json")));
    }

    /** Only the first run in a JVM may fail; with a JVM for each, what fails can be repeated. */
    @Test
    void a_forked_run_finds_the_jvm_as_it_was_at_its_start() throws Exception {
        String[] program = {
            "--seed", "3", "--runs", "50", "-cp", Gallery.testClasses(), "dev.selvage.cli.programs.FailsOnce"
        };
        List<String> forked = new ArrayList<>(List.of("--isolation", "fork"));
        forked.addAll(List.of(program));
        run(2, forked.toArray(new String[0])).exits(ExitCode.FAILURE_FOUND);
        assertThat(result(2).at("/failures/0/message").asText()).contains("lost");
        assertThat(result(2).at("/runs").asLong())
                .isEqualTo(result(2).at("/runsToFirstFailure").asLong());
    }

    @Test
    void a_worker_that_dies_is_told_aloud() throws Exception {
        Command run = run(2, "-cp", Gallery.testClasses(), "dev.selvage.cli.programs.EndsTheJvm")
                .exits(ExitCode.NOT_CONTROLLED);
        assertThat(run.out())
                .startsWith("A JVM was lost: nothing was proved.")
                .containsPattern("ended with exit code 42 in runs \\d+ to");
        assertThat(result(2).at("/verdict").asText()).isEqualTo("not-controlled");
    }

    @Test
    void a_strategy_whose_runs_build_on_each_other_is_refused() throws Exception {
        Command run = run(2, "--strategy", "dfs", "-cp", Gallery.classPath(), Gallery.CORRECT)
                .exits(ExitCode.USAGE);
        assertThat(run.complaints())
                .singleElement()
                .asString()
                .contains("each run of strategy 'dfs' builds on those before it, in the same JVM; leave out --jobs");
        assertThat(folder).isEmptyDirectory();
    }
}
