package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.gallery.fail.ArrayListLostAdd;
import dev.selvage.gallery.fail.HashMapLostPut;
import dev.selvage.gallery.fail.LostUpdateArray;
import dev.selvage.gallery.fail.LostUpdateField;
import dev.selvage.gallery.fail.LostUpdateStatic;
import dev.selvage.report.model.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lost updates of plain memory, which other tools do not see, are found at once. */
class LostUpdateTest {
    private static final int SEEDS = 10;

    @ParameterizedTest
    @ValueSource(
            classes = {
                LostUpdateField.class,
                LostUpdateStatic.class,
                LostUpdateArray.class,
                ArrayListLostAdd.class,
                HashMapLostPut.class
            })
    void is_found_within_fifty_random_runs_whatever_the_seed(Class<?> type) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            assertThat(GalleryProgram.of(type)
                            .explore("random", seed, 50)
                            .result()
                            .verdict())
                    .as("seed %d", seed)
                    .isEqualTo(Verdict.FAILURE);
        }
    }
}
