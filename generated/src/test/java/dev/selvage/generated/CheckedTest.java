package dev.selvage.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CheckedTest {
    @Test
    void what_came_of_a_seed_is_read_as_it_was_written() {
        Checked checked = new Checked(7, 120, 1, 3, 2, List.of("dfs/fiber", "dpor/fiber"));
        assertThat(Checked.parse(checked.toString())).isEqualTo(checked);
        Checked nothing = new Checked(8, 10, 0, 0, 0, List.of());
        assertThat(Checked.parse(nothing.toString())).isEqualTo(nothing);
    }

    @Test
    void the_summary_names_the_seeds_with_disagreements_and_counts_exhausted_searches() {
        Summary summary = new Summary(List.of(
                new Checked(7, 1_000, 1, 3, 2, List.of("dfs/fiber", "dpor/fiber")),
                new Checked(8, 1_000, 0, 0, 0, List.of("dpor/fiber"))));
        assertThat(summary.toString())
                .contains("2 programs in 2 s, 1 of them compared with the bare JVM")
                .contains("exhausted by dfs/fiber: 1\nexhausted by dpor/fiber: 2\n")
                .endsWith("called infeasible: 2 targets\ndisagreements: [7]");
    }
}
