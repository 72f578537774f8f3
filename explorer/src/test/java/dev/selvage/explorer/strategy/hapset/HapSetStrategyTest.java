package dev.selvage.explorer.strategy.hapset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.json.BrokenFileException;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Conflicts;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Figures;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HapSetStrategyTest {
    private static final CampaignSettings SETTINGS =
            CampaignSettings.defaults().withStrategy("hapset").withSteps(50_000);

    private static CampaignResult explore(Class<?> program, String strategy) {
        return Sample.of(program).explore(SETTINGS.withStrategy(strategy)).result();
    }

    @Test
    void busy_waiting_is_explored_in_two_runs() {
        HapSetStrategy strategy = new HapSetStrategy(1, HapSetOptions.defaults());
        List<RunResult> runs = Sample.of(Figures.BusyWaiting.class).exhaust(strategy, 50_000);
        assertThat(runs).hasSize(2);
        assertThat(strategy.sets().size()).isEqualTo(4);
    }

    @Test
    void without_synchronization_in_the_sets_busy_waiting_goes_on() {
        String options = "hapset:psets";
        CampaignResult result = Sample.of(Figures.BusyWaiting.class)
                .explore(SETTINGS.withStrategy(options).withRuns(5))
                .result();
        assertThat(result.stopReason()).isEqualTo("the budget of 5 runs is spent");
        assertThat(result.coverage()).containsOnlyKeys("pset");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "pcb:2"})
    void an_atomicity_violation_is_found_in_a_handful_of_runs(String backtrack) {
        CampaignResult result = explore(Figures.TestAndUse.class, "hapset:backtrack=" + backtrack);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(result.runs()).isLessThanOrEqualTo(5);
    }

    @Test
    void a_run_that_fails_teaches_nothing() {
        HapSetStrategy strategy = new HapSetStrategy(1, HapSetOptions.defaults());
        Sample.of(Conflicts.Opposite.class).exhaust(strategy);
        HapSetStrategy other = new HapSetStrategy(1, HapSetOptions.defaults());
        Sample.of(Failing.AlwaysDeadlocked.class).exhaust(other);
        assertThat(strategy.sets().size()).isPositive();
        assertThat(other.sets().size()).isZero();
    }

    @Test
    void oracles_decide_which_run_is_good() {
        Sample program = Sample.of(Conflicts.Flags.class);
        HapSetStrategy strategy = new HapSetStrategy(1, HapSetOptions.defaults());
        strategy.nextRun(null);
        RunResult completed = program.run(strategy, strategy.listener());
        assertThat(completed.end()).isEqualTo(new RunEnd.Completed());
        assertThat(strategy.sets().size()).isPositive();
        strategy.judged(completed, true);
        assertThat(strategy.sets().size()).isZero();
        assertThat(strategy.coverage().get("hapset").covered()).isZero();
    }

    @Test
    void a_failing_run_that_is_the_last_leaves_nothing_in_the_file(@TempDir Path folder) throws Exception {
        String options = "hapset:learned=" + folder.resolve("learned.json");
        assertThat(explore(Failing.Twice.class, options).runs()).isEqualTo(1);
        assertThat(Files.readString(folder.resolve("learned.json"))).doesNotContain("Failing.java");
    }

    @Test
    void what_a_failing_run_has_shown_keeps_no_order_from_being_tried() {
        Sample.Findings findings = Sample.of(Failing.Twice.class).explore(SETTINGS.withKeepGoing(true));
        assertThat(findings.result().stopReason()).startsWith("nothing is left to explore");
        assertThat(findings.failures().stream().map(FailureReport::message).map(HapSetStrategyTest::ofException))
                .contains("too early", "late enough");
    }

    private static String ofException(String message) {
        return message.substring(message.indexOf(": ") + 2);
    }

    @Test
    void runs_that_are_cut_teach_what_came_before() {
        HapSetStrategy strategy = new HapSetStrategy(1, HapSetOptions.defaults());
        List<RunResult> runs = Sample.of(Conflicts.EndlessWriters.class).exhaust(strategy, 200);
        assertThat(runs).hasSizeLessThan(20).allMatch(run -> run.end() instanceof RunEnd.Cut);
        assertThat(strategy.sets().size()).isEqualTo(2);
        assertThat(strategy.guarantee()).contains("cut");
    }

    @Test
    void it_says_what_is_covered() {
        CampaignResult result = explore(Conflicts.Flags.class, "hapset");
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.stopReason())
                .isEqualTo(
                        "nothing is left to explore: covered: good runs have shown 4 orders of two statements, and those"
                                + " for which the search could go back (dpor) were all tried");
        assertThat(result.coverage().get("hapset").covered()).isEqualTo(4);
    }

    @Test
    void more_threads_of_the_same_code_need_few_more_runs() {
        HapSetStrategy few = new HapSetStrategy(1, HapSetOptions.defaults());
        HapSetStrategy many = new HapSetStrategy(1, HapSetOptions.defaults());
        int runs = Sample.of(Conflicts.Writers.class, "1", "1").exhaust(few).size();
        assertThat(Sample.of(Conflicts.Writers.class, "1", "1", "1", "1", "1", "1")
                        .exhaust(many))
                .hasSizeLessThanOrEqualTo(runs + 10);
        assertThat(many.sets().size()).isEqualTo(few.sets().size());
    }

    @Test
    void more_rounds_of_a_loop_need_no_more_runs() {
        HapSetStrategy few = new HapSetStrategy(1, HapSetOptions.defaults());
        HapSetStrategy many = new HapSetStrategy(1, HapSetOptions.defaults());
        int runs = Sample.of(Conflicts.Gate.class, "3").exhaust(few).size();
        assertThat(Sample.of(Conflicts.Gate.class, "30").exhaust(many)).hasSize(runs);
        assertThat(many.sets().size()).isEqualTo(few.sets().size());
    }

    @Test
    void training_runs_come_first() {
        String options = "hapset:training=30";
        CampaignResult trained = explore(Conflicts.Flags.class, options);
        assertThat(trained.runs()).isEqualTo(31);
        assertThat(trained.coverage().get("hapset").covered()).isEqualTo(4);
    }

    @Test
    void what_was_learned_is_kept_for_the_next_campaign(@TempDir Path folder) throws Exception {
        String options = "hapset:learned=" + folder.resolve("learned.json");
        CampaignResult first = explore(Conflicts.Flags.class, options);
        byte[] written = Files.readAllBytes(folder.resolve("learned.json"));
        CampaignResult second = explore(Conflicts.Flags.class, options);
        assertThat(first.runs()).isGreaterThan(1);
        assertThat(second.runs()).isEqualTo(1);
        assertThat(second.coverage()).isEqualTo(first.coverage());
        assertThat(folder.resolve("learned.json")).hasBinaryContent(written);
        assertThat(new String(written, java.nio.charset.StandardCharsets.UTF_8)).contains("Conflicts.java");
    }

    @Test
    void a_file_that_holds_something_else_is_refused(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("learned.json"), "{}");
        String options = "hapset:learned=" + file;
        assertThatThrownBy(() -> explore(Conflicts.Flags.class, options)).isInstanceOf(BrokenFileException.class);
    }
}
