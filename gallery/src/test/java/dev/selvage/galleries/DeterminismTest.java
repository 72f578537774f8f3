package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.gallery.fail.BackOffInStep;
import dev.selvage.gallery.fail.LostUpdateField;
import dev.selvage.gallery.fail.NotifyInsteadOfNotifyAll;
import dev.selvage.gallery.fail.PooledLostUpdate;
import dev.selvage.gallery.success.BoundedBuffer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Same program, same seed, same settings: same runs. */
class DeterminismTest {
    private static final List<Class<?>> PROGRAMS =
            List.of(NotifyInsteadOfNotifyAll.class, PooledLostUpdate.class, BackOffInStep.class, BoundedBuffer.class);

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
    @ValueSource(
            strings = {
                "dpor",
                "dpor-source",
                "pcb:2",
                "icb",
                "delay:2",
                "hapset",
                "chess",
                "rank",
                "pct:3",
                "pos",
                "surw",
                "livelock-directed",
                "ctrigger:controlled",
                "tsa:controlled"
            })
    void every_strategy_repeats_itself(String strategy) {
        for (Class<?> type : PROGRAMS) {
            Outcome first = GalleryProgram.of(type).explore(strategy, 7, 50);
            Outcome second = GalleryProgram.of(type).explore(strategy, 7, 50);
            assertThat(second.result().runs()).isEqualTo(first.result().runs());
            assertThat(second.result().steps()).isEqualTo(first.result().steps());
            assertThat(second.result().switches()).isEqualTo(first.result().switches());
            assertThat(second.result().coverage()).isEqualTo(first.result().coverage());
            assertThat(second.failures()).isEqualTo(first.failures());
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {LostUpdateField.class, NotifyInsteadOfNotifyAll.class, PooledLostUpdate.class})
    void a_thousand_repetitions_of_a_schedule_give_the_same_events(Class<?> type) {
        Outcome outcome = GalleryProgram.of(type).explore("random", 1, 200);
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.replay(1_000)).isEmpty();
    }
}
