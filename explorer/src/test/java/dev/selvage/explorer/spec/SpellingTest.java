package dev.selvage.explorer.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpellingTest {
    private static final List<String> WORDS = List.of("random", "exhaustive", "run", "replay");

    @ParameterizedTest
    @CsvSource({"randm, random", "RANDOM, random", "rnadom, random", "exh, exhaustive", "rum, run", "relpay, replay"})
    void small_slips_are_recognised(String typed, String meant) {
        assertThat(Spelling.nearest(typed, WORDS)).contains(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "pct", "something"})
    void other_words_are_not(String typed) {
        assertThat(Spelling.nearest(typed, WORDS)).isEmpty();
    }
}
