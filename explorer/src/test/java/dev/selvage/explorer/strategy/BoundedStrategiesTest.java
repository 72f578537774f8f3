package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.bounded.IcbStrategy;
import dev.selvage.explorer.strategy.systematic.DfsStrategy;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Failing;
import dev.selvage.samples.Steps;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bounds on preemptions and delays, and what they leave out. */
class BoundedStrategiesTest {
    private static CampaignResult explore(String strategy, String first, String second) {
        return Sample.of(Steps.class, first, second, "-1")
                .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(100_000))
                .result();
    }

    private static long choose(long n, long k) {
        return k < 0 || k > n ? 0 : k == 0 ? 1 : choose(n - 1, k - 1) * n / k;
    }

    /**
     * Two threads of a and b turns that never block: a schedule with p preemptions is p + 2 blocks of turns that alternate
     * between the threads, since only the switch away from the thread that ends first is free.
     */
    private static long withPreemptions(int a, int b, int p) {
        int larger = (p + 3) / 2;
        int smaller = (p + 2) / 2;
        return choose(a - 1, larger - 1) * choose(b - 1, smaller - 1)
                + choose(b - 1, larger - 1) * choose(a - 1, smaller - 1);
    }

    private static long upTo(int a, int b, int bound) {
        long sum = 0;
        for (int p = 0; p <= bound; p++) sum += withPreemptions(a, b, p);
        return sum;
    }

    @ParameterizedTest
    @CsvSource({"0, 3, 3", "1, 3, 3", "2, 3, 3", "3, 3, 3", "9, 3, 3", "1, 5, 2", "2, 5, 2", "2, 8, 8", "3, 6, 5"})
    void pcb_runs_every_schedule_within_the_bound_exactly_once(int bound, int a, int b) {
        CampaignResult result = explore("pcb:" + bound, "" + (a - 1), "" + (b - 1));
        assertThat(result.runs()).isEqualTo(upTo(a, b, bound));
        assertThat(result.stopReason()).startsWith("nothing is left to explore");
        boolean all = upTo(a, b, bound) == upTo(a, b, 99);
        assertThat(result.verdict()).isEqualTo(all ? Verdict.EXHAUSTED : Verdict.NO_FAILURE);
    }

    @Test
    void pcb_says_what_it_knows() {
        assertThat(explore("pcb:1", "2", "2").stopReason())
                .isEqualTo(
                        "nothing is left to explore: every schedule with at most 1 preemptions was run, up to fairness"
                                + " in loops that wait or yield");
        assertThat(explore("pcb:9", "2", "2").stopReason())
                .isEqualTo(
                        "nothing is left to explore: every schedule was run, up to fairness in loops that wait or yield");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 2", "4, 3"})
    void icb_runs_every_schedule_exactly_once(String first, String second) {
        Sample program = Sample.of(Steps.class, first, second, "-1");
        List<RunResult> runs = program.exhaust(new IcbStrategy());
        assertThat(runs).hasSize(program.exhaust(new DfsStrategy()).size());
        assertThat(runs.stream().map(run -> Arrays.toString(run.choices()))).doesNotHaveDuplicates();
    }

    @Test
    void icb_runs_schedules_with_fewer_preemptions_first() {
        int[] switches = Sample.of(Steps.class, "3", "3", "-1").exhaust(new IcbStrategy()).stream()
                .mapToInt(run -> (int) run.switches())
                .toArray();
        assertThat(switches).isSorted().startsWith(2, 2, 3);
    }

    /** With two threads, each preemption is a delay, and so is it to begin with the second thread. */
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 5", "2, 17", "3, 35"})
    void delay_bounding_counts_the_strands_that_are_passed_by(int bound, long schedules) {
        assertThat(schedules).isEqualTo((upTo(4, 4, bound) + upTo(4, 4, bound - 1)) / 2);
        assertThat(explore("delay:" + bound, "3", "3").runs()).isEqualTo(schedules);
    }

    @Test
    void a_lost_update_needs_one_preemption() {
        CampaignSettings settings = CampaignSettings.defaults().withRuns(1_000);
        Sample program = Sample.of(Failing.LostUpdate.class);
        assertThat(program.explore(settings.withStrategy("pcb:0")).result().stopReason())
                .startsWith("nothing is left to explore");
        for (String strategy : List.of("pcb:1", "icb", "delay:1")) {
            assertThat(program.explore(settings.withStrategy(strategy)).result().verdict())
                    .isEqualTo(Verdict.FAILURE);
        }
    }
}
