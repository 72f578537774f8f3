package dev.selvage.explorer.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.model.SourceLine;
import dev.selvage.report.model.TraceEvent;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class FingerprintTest {
    private static final TraceEvent START = new TraceEvent(3, 0, "start", "Thread#1", null, null, null, null, false);

    private static TraceEvent event(int step, String value) {
        return event(step, "Counter#1", value);
    }

    private static TraceEvent event(int step, String object, String value) {
        return new TraceEvent(step, 0, "read", object, "Counter.value", value, null, null, false);
    }

    @Test
    void equal_traces_have_equal_fingerprints() {
        assertThat(Fingerprint.of(List.of(START, event(1, "0"), event(2, "1"))))
                .isEqualTo(Fingerprint.of(List.of(START, event(1, "0"), event(2, "1"))))
                .hasSize(32);
    }

    @Test
    void one_value_one_event_or_the_order_makes_another_fingerprint() {
        assertThat(List.of(
                        Fingerprint.of(List.of(START, event(1, "0"), event(2, "1"))),
                        Fingerprint.of(List.of(START, event(1, "0"), event(2, "2"))),
                        Fingerprint.of(List.of(START, event(2, "1"), event(1, "0"))),
                        Fingerprint.of(List.of(START, event(1, "0")))))
                .doesNotHaveDuplicates();
    }

    @Test
    void what_comes_before_the_first_start_does_not_matter_and_neither_do_numbers_that_it_leads_to() {
        assertThat(Fingerprint.of(List.of(event(1, "0"), event(2, "1"), START, event(4, "Counter#2", "7"))))
                .isEqualTo(Fingerprint.of(List.of(START, event(2, "Counter#1", "7"))))
                .isNotEqualTo(Fingerprint.of(List.of(START, event(2, "Account#1", "7"))));
    }

    @Test
    void the_first_difference_is_told() {
        List<TraceEvent> was = List.of(event(1, "5"), START, event(4, "0"), event(5, "1"));
        assertThat(Fingerprint.firstDifference(was, List.of(START, event(3, "Counter#2", "0"), event(4, "1")), true))
                .isEmpty();
        assertThat(Fingerprint.firstDifference(was, List.of(START, event(4, "7")), true))
                .hasValue("'thread 0: read Counter.value of Counter#1 = 7' instead of "
                        + "'thread 0: read Counter.value of Counter#1 = 0'");
        assertThat(Fingerprint.firstDifference(was, List.of(START, event(4, "0")), true))
                .hasValue("'the end' instead of 'thread 0: read Counter.value of Counter#1 = 1'");
    }

    @Test
    void of_two_methods_on_one_line_the_names_are_told() {
        Function<String, TraceEvent> in = method -> new TraceEvent(
                4, 1, "read", null, "Lam.n", "0", new SourceLine("a.Lam", method, "Lam.java", 3), null, false);
        assertThat(Fingerprint.firstDifference(
                        List.of(START, in.apply("lambda$main$0")), List.of(START, in.apply("lambda$main$1")), true))
                .hasValue("'thread 1: read Lam.n = 0 at Lam.java:3 in a.Lam.lambda$main$1' instead of "
                        + "'thread 1: read Lam.n = 0 at Lam.java:3 in a.Lam.lambda$main$0'");
    }

    @Test
    void a_trace_that_was_broken_off_is_compared_as_far_as_it_goes() {
        List<TraceEvent> was = List.of(START, event(4, "0"), event(5, "1"));
        assertThat(Fingerprint.firstDifference(was, List.of(START, event(4, "0")), false))
                .isEmpty();
        assertThat(Fingerprint.firstDifference(was, List.of(START, event(4, "7")), false))
                .isPresent();
    }

    @Test
    void addresses_of_native_libraries_make_no_difference() {
        assertThat(Fingerprint.of(List.of(START, event(4, "140689639741152"))))
                .isEqualTo(Fingerprint.of(List.of(START, event(4, "140077875530672"))))
                .isNotEqualTo(Fingerprint.of(List.of(START, event(4, "14007787"))));
    }
}
