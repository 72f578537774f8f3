package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.gallery.fail.LostUpdateField;
import dev.selvage.gallery.fail.MutualSpin;
import dev.selvage.gallery.fail.MutualSpinEmptyBody;
import dev.selvage.gallery.fail.SpinLockLeaked;
import dev.selvage.report.console.FailureText;
import dev.selvage.report.console.Terminal;
import dev.selvage.report.model.EndlessLoop;
import dev.selvage.report.model.FailureReport;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** A livelock is told with the loops round which the threads go, and with what would end them. */
class LivelockTest {
    private static FailureReport failure(Class<?> type) {
        Outcome outcome = GalleryProgram.of(type).explore("random", 1, 200);
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.replay(5)).isEmpty();
        return outcome.failures().get(0);
    }

    private static String text(FailureReport failure) {
        return new FailureText(Terminal.of("200", StandardCharsets.UTF_8, false)).render(failure, "replay");
    }

    @Test
    void threads_that_wait_for_each_others_flag_are_told_with_both_loops() {
        FailureReport failure = failure(MutualSpin.class);
        assertThat(failure.cycle()).extracting(EndlessLoop::thread).containsExactly(1, 2);
        assertThat(text(failure)).contains("""
                Thread-0 goes round MutualSpin.java:14, MutualSpin.java:15 for ever:
                    MutualSpin.java:14 reads MutualSpin#1.rightReady = false
                    MutualSpin.java:15 yields
                  waits for a change of MutualSpin#1.rightReady; nobody has changed it in this run; Thread-1 would write it at MutualSpin.java:24 but does not get there
                Thread-1 goes round MutualSpin.java:21, MutualSpin.java:22 for ever:
                    MutualSpin.java:21 reads MutualSpin#1.leftReady = false
                    MutualSpin.java:22 yields
                  waits for a change of MutualSpin#1.leftReady; nobody has changed it in this run; Thread-0 would write it at MutualSpin.java:17 but does not get there
                """);
    }

    @Test
    void a_loop_without_body_is_told_with_the_static_field_that_it_reads() {
        assertThat(text(failure(MutualSpinEmptyBody.class))).contains("""
                main goes round MutualSpinEmptyBody.java:20 for ever:
                    MutualSpinEmptyBody.java:20 reads MutualSpinEmptyBody.childReady = false
                  waits for a change of MutualSpinEmptyBody.childReady; nobody has changed it in this run; Thread-0 would write it at MutualSpinEmptyBody.java:18 but does not get there
                Thread-0 goes round MutualSpinEmptyBody.java:17 for ever:
                    MutualSpinEmptyBody.java:17 reads MutualSpinEmptyBody.parentReady = false
                """);
    }

    @Test
    void a_spin_lock_that_is_never_released_is_told_with_who_took_it() {
        FailureReport failure = failure(SpinLockLeaked.class);
        assertThat(failure.cycle()).hasSize(1);
        assertThat(text(failure)).contains("""
                main goes round SpinLockLeaked.java:15, SpinLockLeaked.java:16 for ever:
                    SpinLockLeaked.java:15 updates AtomicBoolean#1.compareAndSet = false
                    SpinLockLeaked.java:16 yields
                  waits for a change of AtomicBoolean#1; Thread-0 changed it last at SpinLockLeaked.java:15 and has ended
                """);
    }

    @Test
    void other_failures_have_no_cycle() {
        assertThat(failure(LostUpdateField.class).cycle()).isEmpty();
    }
}
