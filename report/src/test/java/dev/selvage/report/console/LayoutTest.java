package dev.selvage.report.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {

    @Test
    void columns_that_fit_have_the_width_they_want() {
        assertThat(ColumnWidths.fit(List.of(10, 30), 40)).hasValue(List.of(10, 30));
    }

    @Test
    void narrow_columns_leave_their_room_to_the_others() {
        assertThat(ColumnWidths.fit(List.of(10, 100, 100), 80)).hasValue(List.of(10, 35, 35));
    }

    @Test
    void columns_too_narrow_to_read_are_refused() {
        assertThat(ColumnWidths.fit(List.of(10, 100, 100), 50)).isEmpty();
    }

    @Test
    void text_breaks_at_blanks_and_inside_long_words() {
        assertThat(Printable.wrap("reads count = 0", 8)).containsExactly("reads", "count =", "0");
        assertThat(Printable.wrap("writes name = 0", 10)).containsExactly("writes", "name = 0");
        assertThat(Printable.wrap("aaaaaaaaaa bb", 4)).containsExactly("aaaa", "aaaa", "aa", "bb");
        assertThat(Printable.wrap("", 4)).containsExactly("");
    }

    @ParameterizedTest
    @CsvSource({",120", "'',120", "wide,120", "-5,120", "80,80", "3,40", "99999999999,120"})
    void the_width_comes_from_the_environment_when_it_makes_sense(String columns, int width) {
        assertThat(Terminal.of(columns, UTF_8, false).width()).isEqualTo(width);
    }
}
