package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong with a command line is told in one line, and nothing is written. */
class BadCommandLineTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '>', quoteCharacter = '"', textBlock = """
                    --runs -1            > --runs: '-1' is less than 1
                    --runs 0             > --runs: '0' is less than 1
                    --runs many          > --runs: 'many' is not a whole number
                    --runs 9999999999999999999 > --runs: '9999999999999999999' is out of range
                    --time 5             > --time: '5' is not a duration such as 500ms, 60s, 5m or 1h
                    --time 0s            > --time: '0s' is no time at all
                    --strategy rnadom    > --strategy: there is no strategy 'rnadom', did you mean 'random'? (there are:
                    --strategy pcb:few   > --strategy: strategy 'pcb:N' needs a whole number from 0 on after the colon, but got 'few'
                    --strategy dfs:1     > --strategy: strategy 'dfs' takes no number, but got '1'
                    --backtrack all      > --backtrack: 'all' is neither 'dpor' nor 'pcb:N'
                    --training -1        > --training: '-1' is not a whole number from 0 on
                    --preempt-at often   > --preempt-at: 'often' is neither 'sync' nor 'races' nor 'all'
                    --library-points out > --library-points: 'out' is neither 'fold' nor 'inside'
                    --expiry 1d          > --expiry: '1d' is not a time such as 200us, 5ms or 1s
                    --r2 2               > --r2: '2' is not a number from 0 to 1
                    --group 0            > --group: '0' is less than 1
                    --strategy tsa:fast  > --strategy: strategy 'tsa' takes no number, but got 'fast'
                    --strategy hapset:trainig=2 > --strategy: strategy 'hapset' has no option 'trainig', did you mean 'training'?
                    --strategy hapset:training=x > --strategy: strategy 'hapset': training: 'x' is not a whole number from 0 on
                    --strategy dfs:a=1   > --strategy: strategy 'dfs' has no options, but got 'a'
                    --strategy noise:yield:2 > --strategy: strategy 'noise:yield:P' needs a probability from 0 to 1
                    --coverage iu        > --coverage: there is no criterion 'iu' (there are:
                    --plugins no.jar     > plug-in no.jar does not exist
                    --max-steps -5       > --max-steps: '-5' is less than 1
                    --watchdog 0         > --watchdog: '0' is less than 1
                    --engine steam       > --engine: 'steam' is none of 'auto', 'fiber' and 'platform'
                    --seed x             > --seed: 'x' is not a whole number
                    --tme 5s             > unknown option '--tme', did you mean '--time'?
                    --whatever           > unknown option '--whatever'; see 'selvage run --help'
                    """)
    void wrong_options_of_run(String options, String complaint) {
        assertComplaint(complaint, run(("--out " + out() + " " + options).split(" ")));
    }

    @Test
    void wrong_commands_and_missing_arguments() {
        assertComplaint("unknown command 'rum', did you mean 'run'?", "rum");
        assertComplaint("unknown option '--bogus'; see 'selvage --help'", "--bogus");
        assertComplaint("missing required parameter: 'MAINCLASS'; see 'selvage run --help'", "run");
        assertComplaint("missing required parameter: 'FILE'", "replay");
        assertComplaint("missing required parameter for option '--runs' (N)", "run", "--runs");
        assertComplaint("there is no strategy 'more'", "strategies", "more");
        assertComplaint("unknown argument 'more'", "strategies", "random", "more");
        assertComplaint("FILE: 'no\0path' is not a path; see 'selvage replay --help'", "replay", "no\0path");
        assertComplaint("--out: 'no\0path' is not a path", "run", "--out", "no\0path", "Main");
        assertComplaint("--engine: 'x' is none of", "replay", "--engine", "x", "failure-1.json");
        assertComplaint("--times: '0' is less than 1", "replay", "--times", "0", "failure-1.json");
    }

    @Test
    void a_program_that_is_not_there() {
        String path = Gallery.classPath();
        assertComplaint("class path element", "run", "-cp", path + ":nowhere.jar", Gallery.LOST_UPDATE);
        assertComplaint("module no is not on the module path; check -p", "run", "-p", path, "-m", "no/no.Such");
        assertComplaint("-p PATH and -m MODULE/CLASS belong together", "run", "-p", path, "no.Such");
        assertComplaint("a program has a class path or a module path", "run", "-cp", path, "-p", path, "-m", "no/A");
        assertComplaint("cannot read class path folder", "run", "-cp", "nowhere/*", Gallery.LOST_UPDATE);
        assertComplaint("class no.Such is not on the class path (", "run", "-cp", path, "no.Such");
        assertComplaint("the name of a class has dots, and no slash: no.Such?", "run", "-cp", path, "no/Such");
        assertComplaint("class dev.selvage.gallery.Check has no ", "run", "-cp", path, "dev.selvage.gallery.Check");
    }

    @Test
    void an_output_folder_that_cannot_be_one() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        assertComplaint("cannot write to " + file + ": " + file + " is not a folder", run("--out", file.toString()));
        String below = file.resolve("below").toString();
        assertComplaint("cannot write to " + below + ": " + file + " is not a folder", run("--out", below));
        assertThat(file).hasContent("in the way");
    }

    @Test
    void files_that_are_no_failures() throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "no JSON");
        assertComplaint("nowhere.json does not exist; name a failure-N.json", "replay", "nowhere.json");
        assertComplaint(text + " is not JSON", "replay", text.toString());
        assertComplaint(folder + " is a folder", "replay", folder.toString());
    }

    @Test
    void a_jvm_without_the_agent() {
        assertComplaint("the agent is not loaded; start Selvage with ./selvage", run("--out", out()));
    }

    private String[] run(String... options) {
        return Stream.of(List.of("run", "-cp", Gallery.classPath()), List.of(options), List.of(Gallery.LOST_UPDATE))
                .flatMap(List::stream)
                .toArray(String[]::new);
    }

    private String out() {
        return folder.resolve("out").toString();
    }

    private void assertComplaint(String complaint, String... arguments) {
        TestConsole fresh = new TestConsole(false);
        int exitCode = Main.run(fresh.console(), arguments);
        assertThat(fresh.err())
                .startsWith("selvage: " + complaint)
                .hasLineCount(1)
                .endsWith("\n");
        assertThat(fresh.out()).isEmpty();
        assertThat(exitCode).isEqualTo(ExitCode.USAGE);
        assertThat(folder.resolve("out")).doesNotExist();
    }
}
