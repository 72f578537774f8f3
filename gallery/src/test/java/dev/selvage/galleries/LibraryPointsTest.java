package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.agent.ProgramClasses;
import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.gallery.fail.FutureRace;
import dev.selvage.gallery.fail.GetThenPutConcurrent;
import dev.selvage.gallery.fail.LockCycle;
import dev.selvage.gallery.fail.MonitorAndLockCycle;
import dev.selvage.gallery.fail.PermitLeaked;
import dev.selvage.gallery.success.CompletedOnce;
import dev.selvage.gallery.success.ComputeIfAbsentOnce;
import dev.selvage.gallery.success.ConditionBuffer;
import dev.selvage.gallery.success.FairLockInTurn;
import dev.selvage.gallery.success.ReentrantLockCounter;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.HalfOfPutAll;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A call into {@code java.util.concurrent} is one scheduling point; on request there are points inside, too. */
class LibraryPointsTest {
    private static final List<String> INSIDE = List.of(ProgramClasses.INSIDE_LIBRARY);

    private static Outcome explore(Class<?> type, List<String> include, long runs) {
        return GalleryProgram.of(type).including(include).explore("random", 1, runs);
    }

    @Test
    void points_inside_are_many_more_and_not_the_default() {
        long folded = steps(List.of());
        assertThat(steps(INSIDE)).isGreaterThan(3 * folded);
        assertThat(steps(List.of())).isEqualTo(folded);
    }

    private static long steps(List<String> include) {
        return explore(ReentrantLockCounter.class, include, 20).result().steps();
    }

    @Test
    void what_others_do_in_the_middle_of_a_call_is_found_inside_alone() {
        assertThat(explore(HalfOfPutAll.class, List.of(), 500).failures()).isEmpty();
        Outcome inside = explore(HalfOfPutAll.class, INSIDE, 500);
        assertThat(inside.failures()).hasSize(1);
        assertThat(inside.failures().get(0).message()).contains("half of the prices");
    }

    @Test
    void a_failure_that_needs_points_inside_is_repeated_with_them() {
        Outcome inside = explore(HalfOfPutAll.class, INSIDE, 500);
        assertThat(inside.failures().get(0).program().include()).isEqualTo(INSIDE);
        assertThat(inside.replay(5)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                FutureRace.class,
                GetThenPutConcurrent.class,
                LockCycle.class,
                PermitLeaked.class,
                MonitorAndLockCycle.class
            })
    void failures_of_programs_are_found_with_points_inside(Class<?> type) {
        GalleryProgram program = GalleryProgram.of(type);
        Outcome outcome = explore(type, INSIDE, program.runs("random"));
        assertThat(outcome.failures()).hasSize(1);
        assertThat(program.expectedKinds()).contains(outcome.failures().get(0).kind());
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                CompletedOnce.class,
                ComputeIfAbsentOnce.class,
                ConditionBuffer.class,
                FairLockInTurn.class,
                ReentrantLockCounter.class
            })
    void correct_programs_stay_correct_with_points_inside(Class<?> type) {
        assertThat(explore(type, INSIDE, 100).result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }
}
