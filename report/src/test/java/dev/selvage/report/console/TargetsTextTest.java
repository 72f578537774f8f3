package dev.selvage.report.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.Targets;
import dev.selvage.report.model.TargetsReport;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TargetsTextTest {
    @Test
    void each_target_is_a_line_with_places_and_what_came_of_it() {
        assertThat(TargetsText.render(Targets.oneOfEach()).lines())
                .containsExactly(
                        "rank  kind   p             r             c             of                        before"
                                + "                         after                          run",
                        "1     R-W-W  Bank.java:42  Bank.java:17  Bank.java:42  java.util.HashMap.putVal  feasible"
                                + "                       exposed                        3",
                        "-     R-W-R  Bank.java:7   Bank.java:17  Bank.java:7   java.util.HashMap.putVal  pruned: order"
                                + " synchronization  pruned: order synchronization  -");
    }

    @Test
    void none_is_told_too() {
        TargetsReport none = new TargetsReport(TargetsReport.FORMAT, "tsa", Map.of(), List.of());
        assertThat(TargetsText.render(none)).isEqualTo("There are no targets.\n");
    }
}
