package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.PlatformEngine;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.gallery.fail.BackOffInStep;
import dev.selvage.gallery.success.BacksOffAndInsists;
import dev.selvage.gallery.success.CompareAndSetLoop;
import dev.selvage.gallery.success.DeadlineLoop;
import dev.selvage.gallery.success.LockThatCountsAttempts;
import dev.selvage.gallery.success.PollsConcurrentMap;
import dev.selvage.gallery.success.PollsFutureIsDone;
import dev.selvage.gallery.success.PollsIsAlive;
import dev.selvage.gallery.success.PollsQueue;
import dev.selvage.gallery.success.PollsThreadState;
import dev.selvage.gallery.success.SleepsBetweenPolls;
import dev.selvage.gallery.success.SpinLock;
import dev.selvage.gallery.success.SpinWaitHandOff;
import dev.selvage.gallery.success.VolatileHandOff;
import dev.selvage.gallery.success.YieldHandOff;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Loops that wait for others come to an end under the worst of choosers: who went round in vain has to let others go on. */
class SpinLoopsEndTest {
    /** The steps in a row after which others get a turn in any case: no loop here may need that. */
    private static final int FAIRNESS = 10_000;

    /** Stays with the current strand whenever it can, and prefers the oldest otherwise. */
    private static final Chooser STAY_OR_OLDEST = point -> Math.max(0, point.currentIndex());

    /** Stays with the current strand whenever it can, and prefers the youngest otherwise. */
    private static final Chooser STAY_OR_YOUNGEST =
            point -> point.currentIndex() >= 0 ? point.currentIndex() : point.size() - 1;

    /** Never lets a strand make two steps in a row. */
    private static final Chooser LOCKSTEP = point -> (point.currentIndex() + 1) % point.size();

    @ParameterizedTest
    @ValueSource(
            classes = {
                CompareAndSetLoop.class,
                DeadlineLoop.class,
                LockThatCountsAttempts.class,
                PollsConcurrentMap.class,
                PollsFutureIsDone.class,
                PollsIsAlive.class,
                PollsQueue.class,
                PollsThreadState.class,
                SleepsBetweenPolls.class,
                SpinLock.class,
                SpinWaitHandOff.class,
                VolatileHandOff.class,
                YieldHandOff.class
            })
    void also_when_the_chooser_stays_with_who_goes_round(Class<?> type) throws Exception {
        assertEnds(run(type, STAY_OR_OLDEST));
        assertEnds(run(type, STAY_OR_YOUNGEST));
    }

    private static void assertEnds(RunResult result) {
        assertThat(result.end()).isEqualTo(new RunEnd.Completed());
        assertThat(result.steps()).isLessThan(FAIRNESS);
    }

    @Test
    void threads_that_back_off_in_step_go_on_for_ever_unless_one_insists() throws Exception {
        assertThat(run(BackOffInStep.class, LOCKSTEP).end()).isEqualTo(new RunEnd.Cut());
        assertEnds(run(BackOffInStep.class, STAY_OR_OLDEST));
        assertEnds(run(BacksOffAndInsists.class, LOCKSTEP));
    }

    private static RunResult run(Class<?> type, Chooser chooser) throws Exception {
        try (Engine engine = new PlatformEngine(CampaignSettings.DEFAULT_PATIENCE)) {
            Runnable main = GalleryProgram.of(type).open().newRun();
            return ControlledRun.execute(engine, main, chooser, RunListener.NONE, RunSettings.cutAfter(3 * FAIRNESS));
        }
    }
}
