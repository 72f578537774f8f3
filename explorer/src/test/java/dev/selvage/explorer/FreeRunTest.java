package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.free.FreeEngine;
import dev.selvage.engine.free.FreeEvent;
import dev.selvage.engine.free.FreeEvent.Moment;
import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.FreeStrand;
import dev.selvage.engine.free.Interference;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.campaign.Exploration;
import dev.selvage.explorer.campaign.FreeRunner;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.record.Driver;
import dev.selvage.explorer.runner.Runner;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.free.StressStrategy;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ThreadReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Sites;
import dev.selvage.samples.Endings;
import dev.selvage.samples.Freely;
import dev.selvage.samples.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Programs on real threads: what is seen of them, and how their ends are told. */
class FreeRunTest {
    private static final CampaignSettings STRESS =
            CampaignSettings.defaults().withStrategy("stress").withRuns(3);

    @BeforeEach
    void forget() {
        Outcome.clear();
    }

    private static FreeOutcome run(Class<?> main, Interference interference) {
        return Driver.callFreely(() -> {
            try (FreeEngine engine = new FreeEngine(Duration.ofSeconds(10))) {
                return engine.run(Sample.of(main).program().newRun(), interference, Recording.EVERYTHING);
            }
        });
    }

    private static List<FreeEvent> events(FreeOutcome outcome, Predicate<FreeEvent> wanted) {
        return outcome.trace().events().stream().filter(wanted).toList();
    }

    private static List<FreeEvent> of(FreeOutcome outcome, Operation operation, Moment moment) {
        return events(outcome, event -> event.operation() == operation && event.moment() == moment);
    }

    private static List<FreeEvent> accesses(FreeOutcome outcome, @Nullable String member) {
        return events(
                outcome,
                event -> Objects.equals(Objects.requireNonNull(Sites.get(Math.max(1, event.site()))).member, member)
                        && (event.operation() == Operation.READ || event.operation() == Operation.WRITE));
    }

    // ---- what is seen

    @Test
    void accesses_of_both_threads_are_seen_in_their_order_and_on_the_same_object() {
        FreeOutcome outcome = run(Freely.Shares.class, Interference.NONE);
        assertThat(outcome.result().end()).isInstanceOf(RunEnd.Completed.class);
        List<FreeEvent> field = accesses(outcome, "Freely.Shares.field");
        assertThat(field).extracting(FreeEvent::operation).containsExactly(Operation.WRITE, Operation.READ);
        assertThat(field).extracting(FreeEvent::thread).containsExactly(1, 0);
        assertThat(field).extracting(FreeEvent::object).doesNotContain(0L);
        assertThat(field.get(0).object()).isEqualTo(field.get(1).object());
        assertThat(outcome.trace().typeOf(field.get(0).object()).getName()).isEqualTo(Freely.Shares.class.getName());
        assertThat(accesses(outcome, "Freely.Shares.constant")).hasSize(2).allMatch(event -> event.object() == 0);
        List<FreeEvent> elements =
                events(outcome, event -> event.object() != 0 && outcome.trace().typeOf(event.object()) == int[].class);
        assertThat(elements).extracting(FreeEvent::index).containsExactly(1L, 1L);
        assertThat(outcome.trace().dropped()).isZero();
    }

    @Test
    void locks_are_requested_acquired_and_given_up_once_however_often_they_are_entered() {
        FreeOutcome outcome = run(Freely.Shares.class, Interference.NONE);
        for (Class<?> type : List.of(Freely.Shares.class, java.util.concurrent.locks.ReentrantLock.class)) {
            Predicate<FreeEvent> ofChild = event -> event.thread() == 1
                    && event.object() != 0
                    && outcome.trace().typeOf(event.object()).getName().equals(type.getName())
                    && (event.operation() == Operation.LOCK || event.operation() == Operation.UNLOCK);
            assertThat(events(outcome, ofChild))
                    .extracting(event -> event.operation() + " " + event.moment())
                    .containsExactly("LOCK BEFORE", "LOCK AFTER", "UNLOCK BEFORE");
        }
    }

    @Test
    void the_lock_of_a_synchronized_collection_belongs_to_the_line_that_calls_it() {
        FreeOutcome outcome = run(Freely.Shares.class, Interference.NONE);
        List<FreeEvent> locks = events(
                outcome,
                event -> event.operation() == Operation.LOCK
                        && event.moment() == Moment.AFTER
                        && event.userSite() != 0
                        && Objects.requireNonNull(Sites.get(event.site()))
                                .className
                                .contains("Collections"));
        assertThat(locks).hasSize(1);
        assertThat(Objects.requireNonNull(Sites.get(locks.get(0).line())).className)
                .isEqualTo(Freely.Shares.class.getName());
    }

    @Test
    void starts_begins_ends_and_joins_name_the_thread() {
        FreeOutcome outcome = run(Freely.Shares.class, Interference.NONE);
        assertThat(of(outcome, Operation.START, Moment.BEFORE)).singleElement().satisfies(start -> {
            assertThat(start.thread()).isZero();
            assertThat(start.index()).isEqualTo(1);
            assertThat(Objects.requireNonNull(Sites.get(start.line())).file).isEqualTo("Bodies.java");
        });
        assertThat(of(outcome, Operation.BEGIN, Moment.AFTER)).hasSize(2);
        assertThat(of(outcome, Operation.END, Moment.BEFORE))
                .extracting(FreeEvent::thread)
                .containsExactly(1, 0);
        assertThat(of(outcome, Operation.JOIN, Moment.AFTER))
                .singleElement()
                .satisfies(join -> assertThat(join.index()).isEqualTo(1));
    }

    @Test
    void calls_are_seen_when_they_begin_and_when_they_return() {
        FreeOutcome outcome = run(Freely.Shares.class, Interference.NONE);
        List<String> calls = events(outcome, event -> event.operation() == Operation.CALL).stream()
                .map(event -> Objects.requireNonNull(Sites.get(event.site())).member + " " + event.moment())
                .filter(call -> call.startsWith("CountDownLatch"))
                .toList();
        assertThat(calls)
                .contains("CountDownLatch.countDown BEFORE", "CountDownLatch.await AFTER")
                .hasSize(4);
        assertThat(calls.indexOf("CountDownLatch.countDown BEFORE"))
                .isLessThan(calls.indexOf("CountDownLatch.await AFTER"));
    }

    @Test
    void waits_give_the_lock_up_and_come_back_with_it() {
        FreeOutcome outcome = run(Freely.Signals.class, Interference.NONE);
        assertThat(Outcome.said()).isEqualTo("done");
        assertThat(of(outcome, Operation.WAIT, Moment.BEFORE)).hasSameSizeAs(of(outcome, Operation.WAIT, Moment.AFTER));
        Set<Class<?>> waitedOn = of(outcome, Operation.WAIT, Moment.BEFORE).stream()
                .map(event -> outcome.trace().typeOf(event.object()))
                .collect(Collectors.toSet());
        assertThat(Set.of(Object.class, java.util.concurrent.locks.ReentrantLock.class))
                .containsAll(waitedOn);
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_25)
    void virtual_threads_are_seen_and_their_carriers_are_not() {
        FreeOutcome outcome = run(Freely.Virtually.class, Interference.NONE);
        assertThat(outcome.result().end()).isInstanceOf(RunEnd.Completed.class);
        assertThat(Outcome.said()).isEqualTo("3");
        assertThat(accesses(outcome, "Freely.Virtually.field"))
                .extracting(FreeEvent::thread)
                .containsExactly(1, 1, 2, 2, 3, 3, 0);
        assertThat(outcome.result().threads()).isEqualTo(4);
    }

    // ---- interference

    @Test
    void a_thread_can_be_held_up_before_an_access_until_another_thread_is_done() {
        AtomicReference<FreeStrand> reader = new AtomicReference<>();
        AtomicBoolean ended = new AtomicBoolean();
        Interference writerFirst = new Interference() {
            @Override
            public void before(
                    FreeStrand thread,
                    Operation operation,
                    int site,
                    int userSite,
                    @Nullable Object target,
                    long index) {
                if (operation != Operation.READ) return;
                reader.set(thread);
                assertThat(thread.pause(TimeUnit.MINUTES.toNanos(1), ended::get))
                        .isTrue();
            }

            @Override
            public void ended(FreeStrand thread) {
                if (thread.id() == 0) return;
                ended.set(true);
                FreeStrand paused = reader.get();
                if (paused != null) paused.wake();
            }
        };
        assertThat(run(Freely.Peeks.class, writerFirst).result().end()).isInstanceOf(RunEnd.Completed.class);
        assertThat(Outcome.said()).isEqualTo("1");
    }

    @Test
    void a_pause_leaves_permits_and_interrupts_to_the_program() {
        Interference slow = new Interference() {
            @Override
            public void before(
                    FreeStrand thread,
                    Operation operation,
                    int site,
                    int userSite,
                    @Nullable Object target,
                    long index) {
                if (operation == Operation.WRITE) thread.pause(3_000_000, () -> false);
            }
        };
        assertThat(run(Freely.Permit.class, slow).result().end()).isInstanceOf(RunEnd.Completed.class);
    }

    // ---- ends

    private static FailureReport failure(Class<?> main, CampaignSettings settings, String kind) {
        Sample.Findings findings = Sample.of(main).explore(settings);
        assertThat(findings.result().verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(findings.result().engine()).isEqualTo("free");
        assertThat(findings.failure().kind()).isEqualTo(kind);
        assertThat(findings.failure().hasSchedule()).isFalse();
        return findings.failure();
    }

    @Test
    void a_deadlock_of_monitors_is_told_with_owners_and_sites_long_before_the_time_is_over() {
        FailureReport deadlock = failure(Freely.Embrace.class, STRESS.withPatience(Duration.ofMinutes(5)), "deadlock");
        assertThat(deadlock.cause())
                .contains("StringBuilder#", "held by thread 'Thread-0'", "held by thread 'Thread-1'");
        assertThat(deadlock.threads().subList(1, 3)).allSatisfy(thread -> {
            assertThat(thread.state()).isEqualTo("blocked");
            assertThat(thread.holds()).hasSize(1);
            assertThat(thread.stack().get(0)).contains("Freely$Embrace.both");
        });
        assertThat(deadlock.trace()).isNotEmpty();
    }

    @Test
    void a_deadlock_of_locks_of_the_library_is_told() {
        FailureReport deadlock =
                failure(Freely.LockedEmbrace.class, STRESS.withPatience(Duration.ofMinutes(5)), "deadlock");
        assertThat(deadlock.cause()).contains("ReentrantLock#");
        assertThat(deadlock.threads().get(1).holds()).hasSize(1);
    }

    @Test
    void threads_that_can_give_up_are_in_no_deadlock() {
        assertThat(run(Freely.BriefEmbrace.class, Interference.NONE).result().end())
                .isInstanceOf(RunEnd.Completed.class);
        assertThat(Outcome.said()).isEqualTo("done");
    }

    @Test
    void a_signal_that_never_comes_is_a_lost_wake_up() {
        FailureReport lost = failure(Freely.Forgotten.class, STRESS.withPatience(Duration.ofMinutes(5)), "lost-wakeup");
        assertThat(lost.cause()).contains("Forgotten.class");
    }

    @Test
    void a_run_that_is_slow_is_never_called_a_deadlock() {
        for (Class<?> slow : List.of(Freely.Busy.class, Freely.Deaf.class)) {
            FailureReport hang = failure(slow, STRESS.withPatience(Duration.ofSeconds(3)), "hang");
            assertThat(hang.cause()).contains("did not end within 3.0 s", "'Thread-0' runs at Freely.java");
            assertThat(hang.threads()).extracting(ThreadReport::state).contains("runnable");
        }
    }

    @Test
    void threads_in_a_circle_of_monitors_are_ended_with_their_run() {
        CampaignResult result = Sample.of(Freely.Embrace.class)
                .explore(STRESS.withKeepGoing(true))
                .result();
        assertThat(result.runs()).isEqualTo(3);
        assertThat(result.failures()).hasSize(1);
        assertThat(result.control().warnings()).isEmpty();
    }

    @Test
    void threads_that_cannot_be_ended_are_counted_and_told() {
        CampaignResult result = Sample.of(Freely.TableEmbrace.class)
                .explore(STRESS.withRuns(2).withKeepGoing(true))
                .result();
        assertThat(result.failures()).hasSize(1);
        assertThat(result.control().warnings()).anyMatch(text -> text.startsWith("4 threads of runs"));
    }

    @Test
    void too_many_threads_that_cannot_be_ended_end_the_campaign() throws ControlLostException {
        try (FreeEngine engine = new FreeEngine(Duration.ofMinutes(5))) {
            Program program = Sample.of(Freely.TableEmbrace.class).program();
            Exploration exploration =
                    new Exploration(program, STRESS, CampaignListener.NONE, (signature, report) -> {});
            Runner runner = new FreeRunner(program, STRESS, new StressStrategy(), exploration, engine, 1);
            assertThat(runner.run(RunListener.NONE).end()).isInstanceOf(RunEnd.Stuck.class);
            assertThatThrownBy(() -> runner.run(RunListener.NONE))
                    .isInstanceOf(ControlLostException.class)
                    .hasMessageContaining(" threads of earlier runs could not be ended and would disturb later ones; ");
        }
    }

    @Test
    void an_exception_that_kills_a_thread_is_a_failure() {
        FailureReport dead = failure(Freely.Dies.class, STRESS, "exception");
        assertThat(dead.message()).contains("boom");
        assertThat(dead.threads().get(1).state()).isEqualTo("died");
    }

    @Test
    void an_exception_that_the_program_handles_is_none() {
        for (Class<?> main : List.of(Endings.HandledByItsHandler.class, Endings.HandledByDefault.class)) {
            assertThat(run(main, Interference.NONE).result().end()).isInstanceOf(RunEnd.Completed.class);
        }
        assertThat(Outcome.said()).contains("boomtrue, main ends", "worker boom");
    }

    @Test
    void the_status_of_an_exit_is_judged_and_the_tool_goes_on() {
        FailureReport exit = failureOf(Endings.Exits.class, "3");
        assertThat(exit.kind()).isEqualTo("exit");
        assertThat(Sample.of(Endings.Exits.class, "0").explore(STRESS).result().verdict())
                .isEqualTo(Verdict.NO_FAILURE);
    }

    private static FailureReport failureOf(Class<?> main, String argument) {
        return Sample.of(main, argument).explore(STRESS).failure();
    }

    @Test
    void daemons_idle_pools_and_shutdown_hooks_end_with_the_run() {
        for (Class<?> main : List.of(Endings.DaemonsLeft.class, Freely.Pools.class, Freely.LastWords.class)) {
            CampaignResult result = Sample.of(main).explore(STRESS).result();
            assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
            assertThat(result.control().warnings()).isEmpty();
        }
        assertThat(Outcome.said()).contains("child, hook");
    }
}
