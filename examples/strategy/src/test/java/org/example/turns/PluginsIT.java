package org.example.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.example.turns.Selvage.JAR;
import static org.example.turns.Selvage.TESTS;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What plug-ins may do, and what becomes of those that fail. */
class PluginsIT {
    private static final String ODD = " --plugins " + TESTS + " --strategy odd:";
    private static final String COUNTER = " -cp " + TESTS + " org.example.programs.Counter";

    @TempDir
    private Path folder;

    @Test
    void a_plug_in_may_use_the_jdk_wherever_it_is_called() throws Exception {
        String run = "run --quiet --keep-going --runs 60" + ODD + "busy --out ";
        Selvage first = Selvage.run(folder, run + "one" + COUNTER).exits(1);
        Selvage.run(folder, run + "two" + COUNTER).exits(1);
        assertThat(first.out()).contains("Coverage of busyness: ");
        String failure = Files.readString(folder.resolve("one/failure-1.json"));
        assertThat(folder.resolve("two/failure-1.json")).hasContent(failure);
        assertThat(failure).contains("Counter.java").doesNotContain("org.example.odd");
        assertThat(folder.resolve("one/targets.json")).content().contains("\"seen\"");
        Selvage.run(folder, "replay --times 3 --quiet one/failure-1.json").exits(1);
    }

    @Test
    void a_program_does_not_see_the_api() throws Exception {
        Selvage.run(folder, "run --runs 5" + ODD + "busy -cp " + TESTS + " org.example.programs.LooksForTheTool")
                .exits(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "throws-in-create",
                "throws-in-next-run",
                "throws-in-choose",
                "throws-in-event",
                "throws-in-verdict",
                "free-and-throws"
            })
    void a_plug_in_that_throws_ends_the_campaign_in_one_line(String way) throws Exception {
        Selvage run = Selvage.run(folder, "run --runs 10" + ODD + way + COUNTER).exits(2);
        assertThat(run.complaints()).hasSize(1);
        assertThat(run.complaints().get(0))
                .startsWith("selvage: plug-in strategy 'odd' has failed: java.lang.IllegalStateException: on purpose at"
                        + " org.example.odd.");
        assertThat(folder.resolve("selvage-out/result.json")).doesNotExist();
    }

    @Test
    void so_does_one_that_chooses_nobody() throws Exception {
        assertThat(Selvage.run(folder, "run" + ODD + "chooses-nobody" + COUNTER)
                        .exits(2)
                        .complaints())
                .containsExactly("selvage: plug-in strategy 'odd' has chosen option 2 where there are 2");
        Selvage.run(folder, "compare --strategies odd:chooses-nobody --plugins " + TESTS + COUNTER)
                .exits(2);
    }

    @Test
    void one_that_hangs_is_noticed_by_the_watchdog() throws Exception {
        assertThat(Selvage.run(folder, "run --watchdog 1" + ODD + "hangs" + COUNTER)
                        .exits(2)
                        .complaints())
                .singleElement()
                .asString()
                .startsWith("selvage: plug-in strategy 'odd' does not come back from a call");
    }

    @Test
    void runs_can_be_given_up_and_may_not_depart() throws Exception {
        assertThat(Selvage.run(folder, "run" + ODD + "gives-up" + COUNTER)
                        .exits(0)
                        .out())
                .contains("nothing is left to explore: five runs were made");
        assertThat(Selvage.run(folder, "run" + ODD + "departs" + COUNTER)
                        .exits(3)
                        .out())
                .contains("thread 1000 should go on, but it cannot");
    }

    @Test
    void a_free_run_is_held_up() throws Exception {
        assertThat(Selvage.run(folder, "run --runs 200" + ODD + "free" + COUNTER)
                        .exits(1)
                        .out())
                .contains("expected 2 but was 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '>', textBlock = """
                    --strategy turns:x           > --strategy: strategy 'turns:N' needs a whole number from 0 on after the colon, but got 'x'
                    --strategy turns:premptions=1 > --strategy: strategy 'turns:N' has no option 'premptions', did you mean 'preemptions'?
                    --strategy turnz             > --strategy: there is no strategy 'turnz', did you mean 'turns'?
                    --coverage switchs           > --coverage: there is no criterion 'switchs'
                    """)
    void a_wrong_option_is_told_in_one_line(String options, String complaint) throws Exception {
        Selvage run = Selvage.run(folder, "run --plugins " + JAR + " " + options + COUNTER)
                .exits(2);
        assertThat(run.complaints()).hasSize(1);
        assertThat(run.complaints().get(0)).startsWith("selvage: " + complaint);
    }

    @Test
    void what_is_no_plug_in_is_told_in_one_line() throws Exception {
        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
        assertThat(complaint(text)).startsWith("selvage: there is no plug-in in ");
        assertThat(complaint(folder.resolve("none.jar"))).endsWith("none.jar does not exist");
        Path services = Files.createDirectories(folder.resolve("broken/META-INF/services"));
        Files.writeString(services.resolve("dev.selvage.api.strategy.StrategyProvider"), "no.Such");
        assertThat(complaint(folder.resolve("broken")))
                .startsWith("selvage: a plug-in cannot be loaded: ")
                .contains("no.Such");
        assertThat(complaint(Path.of(JAR + ":" + JAR))).isEmpty();
    }

    private String complaint(Path path) throws Exception {
        Selvage list = Selvage.run(folder, "strategies --plugins " + path);
        if (list.exitCode() == 0) return "";
        assertThat(list.exits(2).complaints()).hasSize(1);
        return list.complaints().get(0);
    }
}
