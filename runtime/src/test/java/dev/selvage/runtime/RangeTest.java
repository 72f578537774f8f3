package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RangeTest {
    @ParameterizedTest
    @CsvSource({"0, 2", "7, 100", "0, 2147483647", "2147483645, 2"})
    void it_stands_for_elements_in_a_row(int from, int length) {
        long range = Range.of(from, length);
        assertThat(Range.is(range)).isTrue();
        assertThat(Range.from(range)).isEqualTo(from);
        assertThat(Range.length(range)).isEqualTo(length);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
    void no_element_is_taken_for_one_even_where_the_array_has_none(int index) {
        assertThat(Range.is(index)).isFalse();
    }

    @Test
    void a_single_element_is_none() {
        assertThat(Range.of(5, 1)).isEqualTo(5);
        assertThat(Range.words(Range.of(5, 1))).isEqualTo("5");
        assertThat(Range.words(Range.of(5, 3))).isEqualTo("5..7");
    }
}
