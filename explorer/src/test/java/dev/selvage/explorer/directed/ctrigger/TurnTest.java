package dev.selvage.explorer.directed.ctrigger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TurnTest {
    private final Turn turn = new Turn();

    @Test
    void it_belongs_to_one_target_until_the_last_of_its_threads_goes_on() {
        assertThat(turn.enter("first")).isTrue();
        assertThat(turn.enter("second")).isFalse();
        assertThat(turn.enter("first")).isTrue();
        turn.leave();
        assertThat(turn.enter("second")).isFalse();
        turn.leave();
        assertThat(turn.enter("second")).isTrue();
        assertThat(turn.enter("first")).isFalse();
    }
}
