package dev.selvage.report.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.Failures;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.SlowThreads;
import dev.selvage.report.model.SourceLine;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SlowWordsTest {
    private static final SourceLine LINE = new SourceLine("com.acme.Shop", "main", "Shop.java", 12);

    private static String of(List<SlowThreads> slow) {
        return SlowWords.of(Failures.slow(slow)).orElse("");
    }

    @Test
    void nothing_is_said_where_nobody_was_slow() {
        FailureReport failure = Failures.lostUpdate();
        assertThat(SlowWords.of(failure)).isEmpty();
    }

    @Test
    void names_who_is_slow_and_which_wait_is_faster() {
        assertThat(of(List.of(new SlowThreads(List.of(1, 2), 0, "sleep", 10_000_000, LINE))))
                .matches("needs .+ and .+ to be slower than the 10 ms sleep of .+ at Shop.java:12");
        assertThat(of(List.of(new SlowThreads(List.of(1), 0, "delay", 299_998_000, null))))
                .matches("needs .+ to be slower than the 300 ms delay of \\S+");
    }

    @Test
    void many_are_counted() {
        SlowThreads one = new SlowThreads(List.of(1), 0, "sleep", 1_500_000_000, LINE);
        assertThat(of(Collections.nCopies(7, one))).contains("1.5 s").endsWith(", and so on (7 in all)");
    }

    @Test
    void durations_have_three_digits() {
        assertThat(SlowWords.duration(499_999_000)).isEqualTo("500 ms");
        assertThat(SlowWords.duration(999_999_999)).isEqualTo("1 s");
        assertThat(SlowWords.duration(60_000_000_000L)).isEqualTo("1 min");
        assertThat(SlowWords.duration(7)).isEqualTo("7 ns");
    }
}
