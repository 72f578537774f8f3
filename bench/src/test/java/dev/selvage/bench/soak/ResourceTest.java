package dev.selvage.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ResourceTest {
    private static final Resource RESOURCE = new Resource("things", 1, 0.1, 5);

    private static long[] samples(int count, LongUnaryOperator value) {
        return LongStream.range(0, count).map(value).toArray();
    }

    @Test
    void what_rises_all_the_time_grows() {
        assertThat(RESOURCE.grows(samples(40, i -> 100 + i))).isTrue();
    }

    @Test
    void what_rises_while_the_machine_warms_up_is_flat() {
        assertThat(RESOURCE.grows(samples(40, i -> i < 10 ? i * 10 : 100))).isFalse();
    }

    @Test
    void what_goes_up_and_down_is_flat() {
        assertThat(RESOURCE.grows(samples(40, i -> i % 4 == 0 ? 500 : 100))).isFalse();
    }

    @Test
    void what_rises_by_no_more_than_tolerance_and_slack_is_flat() {
        assertThat(RESOURCE.grows(samples(40, i -> i < 20 ? 100 : 115))).isFalse();
        assertThat(RESOURCE.grows(samples(40, i -> i < 20 ? 100 : 116))).isTrue();
    }

    @Test
    void what_the_system_does_not_tell_is_flat() {
        assertThat(RESOURCE.grows(samples(8, i -> -1))).isFalse();
    }
}
