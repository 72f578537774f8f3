package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BuildersTest {
    @AfterEach
    void forget() {
        Builders.forget();
    }

    @Test
    void a_builder_is_known_until_the_next_run() {
        StringBuilder builder = new StringBuilder();
        assertThat(Builders.isKnown(builder)).isFalse();
        Builders.add(builder);
        assertThat(Builders.isKnown(builder)).isTrue();
        assertThat(Builders.isKnown(new StringBuilder())).isFalse();
        Builders.forget();
        assertThat(Builders.isKnown(builder)).isFalse();
    }

    @Test
    void many_are_known_while_others_are_collected() {
        List<StringBuilder> kept =
                IntStream.range(0, 1_000).mapToObj(StringBuilder::new).toList();
        kept.forEach(Builders::add);
        System.gc();
        for (int i = 0; i < 10_000; i++) Builders.add(new StringBuilder(i));
        assertThat(kept).allMatch(Builders::isKnown);
    }

    @Test
    void what_guards_itself_is_always_known() {
        assertThat(Builders.isKnown(new StringBuffer())).isTrue();
    }
}
