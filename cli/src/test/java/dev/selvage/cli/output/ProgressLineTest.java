package dev.selvage.cli.output;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.TestConsole;
import dev.selvage.report.console.Terminal;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private static final String CLEAR = "\r\u001b[K";

    private final TestConsole watched = new TestConsole(true);
    private final ProgressLine line = new ProgressLine(watched.console());

    @Test
    void it_tells_runs_speed_time_left_and_failures() {
        line.show(1234, 0.5, 12.4, 0);
        assertThat(watched.err()).isEqualTo(CLEAR + "run 1,234 · 2,468 runs/s · 12 s left · 0 failures");
    }

    @Test
    void each_text_replaces_the_one_before_and_the_last_is_cleared() {
        line.show(1, 1, 1, 1);
        line.show(2, 1, 0, 1);
        line.clear();
        line.clear();
        assertThat(watched.err())
                .isEqualTo(CLEAR + "run 1 · 1 runs/s · 1 s left · 1 failure" + CLEAR
                        + "run 2 · 2 runs/s · 0 s left · 1 failure" + CLEAR);
    }

    @Test
    void a_terminal_without_unicode_gets_hyphens() {
        Console unicode = watched.console();
        Console ascii = new Console(unicode.out(), unicode.err(), Terminal.of(null, US_ASCII, false), true);
        new ProgressLine(ascii).show(1, 1, 1, 0);
        assertThat(watched.err()).isEqualTo(CLEAR + "run 1 - 1 runs/s - 1 s left - 0 failures");
    }

    @Test
    void where_nobody_watches_there_is_a_line_now_and_then() {
        TestConsole unwatched = new TestConsole(false);
        ProgressLine rare = new ProgressLine(unwatched.console());
        rare.show(1, 1, 60, 0);
        rare.clear();
        assertThat(unwatched.err()).isEmpty();
        rare.show(30, 30, 30, 0);
        rare.show(31, 31, 29, 0);
        rare.show(120, 60, 0, 1);
        rare.clear();
        assertThat(unwatched.err())
                .isEqualTo("run 30 · 1 runs/s · 30 s left · 0 failures\nrun 120 · 2 runs/s · 0 s left · 1 failure\n");
    }
}
