package org.example.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.example.turns.Selvage.JAR;
import static org.example.turns.Selvage.TESTS;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plug-in of this module, as its jar is used. */
class TurnsIT {
    private static final String COUNTER = " -cp " + TESTS + " org.example.programs.Counter";
    private static final String SHARED = " -cp " + TESTS + " org.example.programs.Shared";

    @TempDir
    private Path folder;

    @Test
    void the_strategy_is_listed_and_tells_about_itself() throws Exception {
        assertThat(Selvage.run(folder, "strategies --plugins " + JAR).exits(0).out())
                .contains("turns:N  ", "random  ");
        assertThat(Selvage.run(folder, "strategies turns --plugins " + JAR)
                        .exits(0)
                        .out())
                .contains("preemptions=N  preemptions in a run, at most (default: 1)");
    }

    @Test
    void the_strategy_finds_a_failure_that_replays_without_the_plug_in() throws Exception {
        String out = Selvage.run(folder, "run --strategy turns:2 --plugins " + JAR + COUNTER)
                .exits(1)
                .out();
        assertThat(out).contains("expected 2 but was 1", "strategy turns:preemptions=2, seed 1");
        assertThat(Selvage.run(folder, "replay --times 3 selvage-out/failure-1.json")
                        .exits(1)
                        .out())
                .contains("reproduced 3 of 3 times");
    }

    @Test
    void several_jvms_make_the_runs_of_one() throws Exception {
        String run = "run --quiet --keep-going --runs 40 --strategy turns --plugins " + JAR + " --out ";
        Selvage.run(folder, run + "one" + COUNTER).exits(1);
        Selvage.run(folder, run + "two --jobs 2" + COUNTER).exits(1);
        String failure = Files.readString(folder.resolve("one/failure-1.json"));
        assertThat(folder.resolve("two/failure-1.json")).hasContent(failure);
    }

    @Test
    void the_strategy_is_compared_with_others() throws Exception {
        String out = Selvage.run(
                        folder,
                        "compare --runs 50 --strategies random,turns:preemptions=3,hapset --plugins " + JAR + COUNTER)
                .exits(0)
                .out();
        assertThat(out.lines().map(line -> line.split(" ")[0]).toList())
                .startsWith("strategy", "random", "turns:preemptions=3", "hapset");
    }

    @Test
    void the_oracle_finds_what_no_other_does() throws Exception {
        Selvage.run(folder, "run --runs 20" + SHARED).exits(0);
        String out = Selvage.run(folder, "run --runs 20 --plugins " + JAR + SHARED)
                .exits(1)
                .out();
        assertThat(out)
                .contains("two-writers", "org.example.programs.Shared.ownValue has two writers, at Shared.java:")
                .contains("--plugins " + JAR);
        String replay = "replay selvage-out/failure-1.json";
        assertThat(Selvage.run(folder, replay).exits(3).out()).contains("it ended without a failure");
        assertThat(Selvage.run(folder, replay + " --plugins " + JAR).exits(1).out())
                .contains("reproduced 1 of 1");
        Selvage.run(folder, "run --runs 20 --plugins " + JAR + SHARED + " once").exits(0);
    }

    @Test
    void the_oracle_judges_in_other_jvms_too() throws Exception {
        Selvage.run(folder, "run --runs 20 --jobs 2 --plugins " + JAR + SHARED).exits(1);
    }

    @Test
    void the_criterion_is_measured_under_any_strategy() throws Exception {
        String run = "run --keep-going --runs 100 --coverage switches,hapset:context=2 --plugins " + JAR;
        assertThat(Selvage.run(folder, run + " --strategy dpor" + COUNTER).out())
                .containsPattern("Coverage of switches: [1-9]\\d* of [1-9]\\d* goals")
                .contains("Coverage of hapset: ");
    }

    @Test
    void the_report_is_written_beside_the_others() throws Exception {
        Selvage.run(folder, "run --plugins " + JAR + COUNTER).exits(1);
        assertThat(folder.resolve("selvage-out/failures.md"))
                .content()
                .startsWith("# org.example.programs.Counter: failure after ")
                .contains("- assertion in run ", "expected 2 but was 1");
    }
}
