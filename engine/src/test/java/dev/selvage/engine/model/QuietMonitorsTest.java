package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuietMonitorsTest {
    private final QuietMonitors quiet = new QuietMonitors();

    @Test
    void what_is_entered_is_left_in_any_order() {
        quiet.enter("a", 1);
        quiet.enter("b", 2);
        assertThat(quiet.exit("a")).isTrue();
        assertThat(quiet.exit("a")).isFalse();
        assertThat(quiet.object(0)).isEqualTo("b");
        assertThat(quiet.site(0)).isEqualTo(2);
        assertThat(quiet.contains("a")).isFalse();
    }

    @Test
    void the_same_may_be_entered_again() {
        quiet.enter("a", 1);
        quiet.enter("a", 2);
        quiet.exit("a");
        assertThat(quiet.contains("a")).isTrue();
        quiet.exit("a");
        assertThat(quiet.isEmpty()).isTrue();
    }

    @Test
    void there_is_room_for_as_many_as_there_are() {
        for (int i = 0; i < 100; i++) quiet.enter(i, i);
        assertThat(quiet.size()).isEqualTo(100);
        assertThat(quiet.site(99)).isEqualTo(99);
        quiet.clear();
        assertThat(quiet.isEmpty()).isTrue();
    }
}
