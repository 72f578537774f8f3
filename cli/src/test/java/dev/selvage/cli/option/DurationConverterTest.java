package dev.selvage.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class DurationConverterTest {
    private final DurationConverter converter = new DurationConverter();

    @ParameterizedTest
    @CsvSource({"500ms, PT0.5S", "60s, PT1M", "5m, PT5M", "1h, PT1H", "007s, PT7S", "8760h, PT8760H"})
    void a_number_with_a_unit_is_a_duration(String text, Duration expected) {
        assertThat(converter.convert(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "s", "-5s", "5 s", "1.5m", "5d", "5S", "PT5S", "99999999999999999999s", "٣s"})
    void anything_else_is_not(String text) {
        assertThatThrownBy(() -> converter.convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'" + text + "' is not a duration such as 500ms, 60s, 5m or 1h");
    }

    @ParameterizedTest
    @CsvSource({"0s, is no time at all", "8761h, is longer than a year", "999999999999999999h, is longer than a year"})
    void nor_what_is_no_time_or_endless(String text, String problem) {
        assertThatThrownBy(() -> converter.convert(text)).hasMessage("'" + text + "' " + problem);
    }
}
