package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.FailureReport;
import dev.selvage.samples.Failing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

class OracleMessagesTest {
    private static FailureReport failureOf(Class<?> program) {
        return Sample.of(program)
                .explore(CampaignSettings.defaults().withRuns(200))
                .failure();
    }

    @Test
    void an_assertion_that_fails_is_told_with_thread_and_line() {
        FailureReport failure = failureOf(Failing.LostUpdate.class);
        assertThat(failure.kind()).isEqualTo("assertion");
        assertThat(failure.message()).isEqualTo("java.lang.AssertionError: count is 1");
        assertThat(failure.cause())
                .matches(
                        "Thread 'main' failed an assertion at Failing\\.java:\\d+: java.lang.AssertionError: count is 1");
    }

    @Test
    void a_circle_of_monitors_is_told_with_owners() {
        FailureReport failure = failureOf(Failing.OppositeMonitors.class);
        assertThat(failure.kind()).isEqualTo("deadlock");
        assertThat(failure.message()).isEqualTo("2 threads wait for one another in a cycle");
        assertThat(failure.cause())
                .isEqualTo("Deadlock: thread 'Thread-0' waits for StringBuffer#1, held by thread 'Thread-1',"
                        + " which waits for StringBuilder#1, held by thread 'Thread-0'.");
    }

    @Test
    void a_circle_of_locks_is_told_with_owners() {
        FailureReport failure = failureOf(Failing.OppositeLocks.class);
        assertThat(failure.kind()).isEqualTo("deadlock");
        assertThat(failure.cause())
                .matches("Deadlock: thread 'Thread-0' waits for ReentrantLock#\\d, held by thread 'Thread-1',"
                        + " which waits for ReentrantLock#\\d, held by thread 'Thread-0'\\.");
    }

    @Test
    void a_lost_wake_up_is_told_with_whom_nobody_heard() {
        FailureReport failure = failureOf(Failing.LostNotify.class);
        assertThat(failure.kind()).isEqualTo("lost-wakeup");
        assertThat(failure.message()).isEqualTo("a thread waits for a signal that never comes");
        assertThat(failure.cause())
                .isEqualTo("Lost wake-up: thread 'main' (on Object#1) waits for a signal, and no thread is left to give"
                        + " it; 'Thread-0' notified when nobody was waiting.");
    }

    @Test
    void so_is_one_of_a_daemon_that_main_waits_for() {
        FailureReport failure = failureOf(Failing.DaemonMissesSignal.class);
        assertThat(failure.kind()).isEqualTo("lost-wakeup");
        assertThat(failure.cause())
                .isEqualTo("Lost wake-up: thread '#1' (on Object#1) waits for a signal, and no thread is left to give"
                        + " it; 'main' notified when nobody was waiting.");
        assertThat(failure.threads().get(0).waitsFor()).isEqualTo("thread #1");
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void a_thread_that_a_builder_starts_is_told_with_its_line() {
        FailureReport failure = failureOf(Failing.AfterVirtualThread.class);
        assertThat(failure.trace())
                .filteredOn(event -> event.operation().equals("start"))
                .singleElement()
                .satisfies(event -> assertThat(event.where())
                        .isNotNull()
                        .satisfies(where -> assertThat(where.file()).isEqualTo("Failing.java")));
    }

    @Test
    void an_exception_comes_with_its_causes() {
        FailureReport failure = failureOf(Failing.Caused.class);
        assertThat(failure.cause())
                .matches(".*IllegalStateException: outer; caused by java.lang.Exception: root at Failing\\.java:\\d+");
        assertThat(failure.threads().get(0).causes())
                .extracting(cause -> cause.text())
                .containsExactly("java.lang.Exception: middle", "java.lang.Exception: root");
        assertThat(failure.threads().get(0).causes().get(1).stack())
                .singleElement()
                .asString()
                .startsWith("dev.selvage.samples.Failing$Caused.main(Failing.java:");
    }

    @Test
    void a_waiter_that_locks_out_its_notifier_is_a_deadlock() {
        FailureReport failure = failureOf(Failing.NestedLockout.class);
        assertThat(failure.kind()).isEqualTo("deadlock");
        assertThat(failure.message()).isEqualTo("a waiting thread holds the lock that others need");
        assertThat(failure.cause())
                .isEqualTo("Deadlock: thread 'main' waits for a signal on Object#1 while it holds StringBuilder#1,"
                        + " which thread 'Thread-0' needs to go on.");
    }

    @Test
    void threads_that_spin_for_one_another_are_a_livelock() {
        FailureReport failure = failureOf(Failing.MutualSpin.class);
        assertThat(failure.kind()).isEqualTo("livelock");
        assertThat(failure.cause())
                .matches(
                        "Livelock: thread 'main' at Failing\\.java:\\d+ and thread 'Thread-0' at Failing\\.java:\\d+ go"
                                + " round a loop without changing anything, and no other thread can end it\\.");
    }

    @Test
    void a_thread_that_joins_itself_waits_for_itself() {
        FailureReport failure = failureOf(Failing.JoinsItself.class);
        assertThat(failure.message()).isEqualTo("a thread waits for itself");
        assertThat(failure.cause()).isEqualTo("Deadlock: thread 'main' waits for the end of thread 'main'.");
    }

    @Test
    void an_exception_whose_message_cannot_be_read_is_told_all_the_same() {
        FailureReport failure = failureOf(Failing.UnreadableMessage.class);
        assertThat(failure.kind()).isEqualTo("exception");
        assertThat(failure.message()).endsWith("(its message cannot be read: java.lang.UnsupportedOperationException)");
    }
}
