package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.samples.Chances;
import dev.selvage.samples.CollectedOnRequest;
import dev.selvage.samples.Garbage;
import dev.selvage.samples.LastWords;
import org.junit.jupiter.api.Test;

/** What a program sees of the machine depends on its schedule alone. */
class EnvironmentTest {
    @Test
    void random_numbers_clocks_hash_codes_and_names_repeat_themselves() {
        Outcome first = GalleryProgram.of(Chances.class).explore("random", 3, 1);
        Outcome second = GalleryProgram.of(Chances.class).explore("random", 3, 1);
        assertThat(first.failures()).hasSize(1);
        assertThat(first.result().control().problems()).isEmpty();
        assertThat(second.failures().get(0).message())
                .isEqualTo(first.failures().get(0).message());
        assertThat(first.replay(20)).isEmpty();
    }

    @Test
    void garbage_collection_does_not_disturb_the_schedule() {
        Outcome first = GalleryProgram.of(Garbage.class).explore("random", 5, 3);
        Outcome second = GalleryProgram.of(Garbage.class).explore("random", 5, 3);
        assertThat(first.failures()).isEmpty();
        assertThat(first.result().control().problems()).isEmpty();
        assertThat(second.result().steps()).isEqualTo(first.result().steps());
        assertThat(second.result().switches()).isEqualTo(first.result().switches());
    }

    @Test
    void a_collection_is_seen_only_when_the_program_asks_for_it() {
        Outcome outcome = GalleryProgram.of(CollectedOnRequest.class).explore("random", 2, 1);
        assertThat(outcome.failures()).isEmpty();
    }

    @Test
    void shutdown_hooks_run_at_the_end_of_the_run_and_not_of_the_tool() {
        Outcome outcome = GalleryProgram.of(LastWords.class).explore("random", 1, 50);
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.failures().get(0).message()).contains("said 1");
    }
}
