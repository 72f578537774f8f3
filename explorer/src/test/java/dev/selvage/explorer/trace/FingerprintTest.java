package dev.selvage.explorer.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.model.TraceEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

class FingerprintTest {
    private static TraceEvent event(int step, String value) {
        return new TraceEvent(step, 0, "read", "Counter#1", "Counter.value", value, null, null, false);
    }

    @Test
    void equal_traces_have_equal_fingerprints() {
        assertThat(Fingerprint.of(List.of(event(1, "0"), event(2, "1"))))
                .isEqualTo(Fingerprint.of(List.of(event(1, "0"), event(2, "1"))))
                .hasSize(32);
    }

    @Test
    void one_value_one_event_or_the_order_makes_another_fingerprint() {
        assertThat(List.of(
                        Fingerprint.of(List.of(event(1, "0"), event(2, "1"))),
                        Fingerprint.of(List.of(event(1, "0"), event(2, "2"))),
                        Fingerprint.of(List.of(event(2, "1"), event(1, "0"))),
                        Fingerprint.of(List.of(event(1, "0")))))
                .doesNotHaveDuplicates();
    }
}
