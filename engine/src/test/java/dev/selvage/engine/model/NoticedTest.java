package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NoticedTest {
    private final ModelStrand starter = new ModelStrand(0, null);
    private final ModelStrand child = new ModelStrand(1, null);
    private final Noticed noticed = child.noticed;

    @Test
    void a_start_is_open_until_the_starter_makes_its_next_step() {
        noticed.startedBy(starter);
        assertThat(noticed.isStartOpen()).isTrue();
        starter.noticed.stops++;
        assertThat(noticed.isStartOpen()).isTrue();
        assertThat(starter.hasJustStarted()).isTrue();
        starter.noticed.stops++;
        assertThat(noticed.isStartOpen()).isFalse();
        assertThat(starter.hasJustStarted()).isFalse();
    }

    @Test
    void a_start_is_certain_once_the_starter_has_released_a_monitor() {
        noticed.startedBy(starter);
        starter.noticed.releases++;
        assertThat(noticed.isStartOpen()).isFalse();
    }

    @Test
    void a_start_is_certain_once_the_stop_of_the_starter_was_noticed() {
        noticed.startedBy(starter);
        starter.noticed.stops++;
        starter.noticed.noticeStop();
        assertThat(noticed.isStartOpen()).isFalse();
    }

    @Test
    void a_start_is_certain_once_the_strand_has_begun_or_was_seen() {
        noticed.startedBy(starter);
        noticed.noticeStart();
        assertThat(noticed.isStartOpen()).isFalse();
        noticed.reset();
        noticed.startedBy(starter);
        noticed.begin();
        assertThat(noticed.isStartOpen()).isFalse();
    }

    @Test
    void a_stop_is_noticed_until_the_next_one() {
        assertThat(noticed.isStopNoticed()).isFalse();
        noticed.noticeStop();
        assertThat(noticed.isStopNoticed()).isTrue();
        noticed.stops++;
        assertThat(noticed.isStopNoticed()).isFalse();
    }

    @Test
    void a_look_comes_first_once_in_one_place() {
        starter.site = 7;
        assertThat(earlierLook()).isNull();
        assertThat(earlierLook()).isNotNull();
        starter.site = 8;
        assertThat(earlierLook()).isNull();
        starter.site = 7;
        noticed.stops++;
        assertThat(earlierLook()).isNull();
    }

    @Test
    void a_second_look_is_the_next_round_of_waiting_when_nothing_else_was_done() {
        assertThat(earlierLook()).isNull();
        starter.fairness.loops++;
        assertThat(earlierLook().isFollowedByWaiting(starter)).isTrue();
        starter.fairness.changes++;
        assertThat(earlierLook().isFollowedByWaiting(starter)).isFalse();
    }

    private Noticed.@Nullable Round earlierLook() {
        return starter.noticed.earlierLook(starter, child, false);
    }
}
