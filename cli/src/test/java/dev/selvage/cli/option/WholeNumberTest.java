package dev.selvage.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeNumberTest {
    @Test
    void numbers_up_to_the_limits_are_read() {
        assertThat(new WholeNumber.Any().convert("-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
        assertThat(new WholeNumber.Positive().convert("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(new WholeNumber.PositiveInt().convert("2147483647")).isEqualTo(Integer.MAX_VALUE);
        assertThat(new WholeNumber.PositiveInt().convert("1")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "0, is less than 1",
        "-7, is less than 1",
        "2147483648, is out of range",
        "99999999999999999999, is out of range",
        "1e3, is not a whole number",
        "1_000, is not a whole number",
        "'', is not a whole number"
    })
    void others_are_refused_with_the_reason(String text, String problem) {
        assertThatThrownBy(() -> new WholeNumber.PositiveInt().convert(text)).hasMessage("'" + text + "' " + problem);
    }
}
