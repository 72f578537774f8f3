package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.gallery.fail.LostUpdateField;
import dev.selvage.gallery.fail.NotifyInsteadOfNotifyAll;
import dev.selvage.gallery.fail.PooledLostUpdate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Same program, same seed, same settings: same runs. */
class DeterminismTest {
    static Stream<GalleryProgram> all() {
        return Stream.concat(GalleryProgram.in("fail"), GalleryProgram.in("success"));
    }

    @ParameterizedTest
    @MethodSource("all")
    void a_campaign_repeats_itself_from_its_first_run_on(GalleryProgram program) {
        Outcome first = program.explore("random", 7, 20);
        Outcome second = program.explore("random", 7, 20);
        assertThat(second.result().runs()).isEqualTo(first.result().runs());
        assertThat(second.result().steps()).isEqualTo(first.result().steps());
        assertThat(second.result().switches()).isEqualTo(first.result().switches());
        assertThat(second.failures()).isEqualTo(first.failures());
    }

    @ParameterizedTest
    @ValueSource(classes = {LostUpdateField.class, NotifyInsteadOfNotifyAll.class, PooledLostUpdate.class})
    void a_thousand_repetitions_of_a_schedule_give_the_same_events(Class<?> type) {
        Outcome outcome = GalleryProgram.of(type).explore("random", 1, 200);
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.replay(1_000)).isEmpty();
    }
}
