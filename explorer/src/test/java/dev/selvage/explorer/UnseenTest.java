package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.AtOnce;
import dev.selvage.samples.ChangedFinal;
import dev.selvage.samples.Daemons;
import dev.selvage.samples.Numbered;
import dev.selvage.samples.Unseen;
import dev.selvage.samples.Yields;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where two threads can be in an object that nobody sees into, there is no proof. */
class UnseenTest {
    private static CampaignResult explore(Class<?> program, String strategy) {
        return Sample.of(program)
                .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(10_000))
                .result();
    }

    private static void assertUnproved(
            Class<?> program, String argument, List<String> strategies, long runs, String named) {
        for (String strategy : strategies) {
            CampaignResult result = Sample.of(program, argument)
                    .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(runs))
                    .result();
            assertThat(result.verdict()).as(strategy).isEqualTo(Verdict.NO_FAILURE);
            assertThat(result.control().warnings()).anyMatch(warning -> warning.startsWith(named));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "dpor-source", "icb"})
    void a_search_that_is_over_proves_nothing_and_names_the_class(String strategy) {
        CampaignResult result = explore(Unseen.Together.class, strategy);
        assertThat(result.stopReason()).startsWith("nothing is left to explore");
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.control().warnings())
                .anyMatch(warning -> warning.startsWith("java.security.MessageDigest can be used by several threads"));
    }

    @Test
    void a_search_that_goes_on_after_a_failure_says_that_there_may_be_more() {
        CampaignSettings all = CampaignSettings.defaults().withKeepGoing(true);
        CampaignResult result = Sample.of(Unseen.TogetherAndFails.class)
                .explore(all.withStrategy("dpor").withRuns(10_000))
                .result();
        assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(result.control().warnings())
                .anyMatch(warning -> warning.startsWith("java.security.MessageDigest can be used by several threads")
                        && warning.endsWith("so there may be more failures"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "dpor-source", "icb"})
    void an_array_that_is_read_in_parts_and_written_meanwhile_is_no_proof(String strategy) {
        CampaignResult result = explore(Unseen.LargeArray.class, strategy);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.control().warnings()).anyMatch(warning -> warning.startsWith("int[] is copied"));
    }

    @ParameterizedTest
    @CsvSource({
        "out, java.lang.System",
        "locale, java.util.Locale",
        "logger, java.util.logging.Logger",
        "reference, java.lang.ref.Reference",
        "class-value, java.lang.ClassValue",
        "cancel, java.util.concurrent.FutureTask",
        "target, java.lang.invoke.CallSite",
        "pool-text, java.util.concurrent.ThreadPoolExecutor",
        "pool, java.util.concurrent.ThreadPoolExecutor",
        "closed, java.net.URLClassLoader",
        "configuration, javax.security.auth.login.Configuration",
        "groups, java.lang.ThreadGroup",
        "loggers, java.util.logging.LogManager",
        "thread-text, java.lang.Thread"
    })
    void settings_that_others_use_without_an_event_are_no_proof_while_others_are_there(String what, String named) {
        assertUnproved(Unseen.Settings.class, what, List.of("dfs", "dpor"), 10_000, named + " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"reflection", "handle", "unsafe"})
    void a_final_field_that_is_changed_while_others_are_there_is_no_proof(String how) {
        assertUnproved(ChangedFinal.class, how, List.of("dfs", "dpor"), 10_000, "dev.selvage.samples.ChangedFinal ");
    }

    @Test
    void a_final_field_that_deserialization_fills_after_the_object_has_gone_elsewhere_is_no_proof() {
        String filled = "dev.selvage.samples.ChangedFinal$FillsItself ";
        assertUnproved(ChangedFinal.class, "read-back", List.of("dfs", "dpor"), 10_000, filled);
    }

    @ParameterizedTest
    @CsvSource({"thread, Thread-2", "pool, pool-1-thread-1", "timer, Timer-0", "fork-join, ForkJoinPool-1-worker-1"})
    void whoever_comes_first_gets_the_first_number(String what, String first) {
        for (String id : List.of("dpor", "dpor-source", "chess")) {
            CampaignResult result = Sample.of(Numbered.First.class, what, first)
                    .explore(CampaignSettings.defaults().withStrategy(id).withRuns(10_000))
                    .result();
            assertThat(result.verdict()).as(id).isEqualTo(Verdict.FAILURE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "starter", "id"})
    void a_number_that_another_thread_might_have_got_is_no_proof(String which) {
        assertUnproved(Numbered.Read.class, which, List.of("dfs", "dpor"), 10_000, "java.lang.Thread ");
    }

    @ParameterizedTest
    @CsvSource({"ensured, Holder", "constructor, Holder", "interface, Constants"})
    void an_initialiser_that_runs_at_once_although_others_can_notice_it_is_no_proof(String how, String named) {
        String type = "dev.selvage.samples.AtOnce$Initialised$" + named + " ";
        assertUnproved(AtOnce.Initialised.class, how, List.of("dfs", "dpor", "dpor-source"), 10_000, type);
    }

    static Stream<Arguments> momentsOfThreads() {
        return Stream.of(
                Arguments.of(AtOnce.StartedTwice.class, "java.lang.Thread"),
                Arguments.of(AtOnce.Worker.class, "java.lang.Thread"),
                Arguments.of(AtOnce.LooksTwice.class, "java.lang.Thread"),
                Arguments.of(AtOnce.CalledByInterface.class, "java.util.concurrent.atomic.AtomicReference"),
                Arguments.of(AtOnce.Permitted.class, "java.lang.reflect.AccessibleObject"));
    }

    @Test
    void a_stage_that_is_added_to_others_while_the_future_may_be_completed_is_no_proof() {
        String named = "java.util.concurrent.CompletableFuture ";
        assertUnproved(Unseen.AddsStage.class, "second", List.of("dfs", "dpor"), 10_000, named);
        CampaignSettings dpor = CampaignSettings.defaults().withStrategy("dpor");
        assertThat(Sample.of(Unseen.AddsStage.class, "first")
                        .explore(dpor)
                        .result()
                        .verdict())
                .isEqualTo(Verdict.EXHAUSTED);
    }

    static Stream<Arguments> inputs() {
        return Stream.of(
                Arguments.of(AtOnce.LooksAtClock.class, "the program looks at the clock"),
                Arguments.of(AtOnce.DrawsNumbers.class, "the program draws random numbers"));
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void what_is_given_one_of_many_is_an_input_which_the_summary_says(Class<?> program, String warned) {
        CampaignResult result = explore(program, "dpor");
        assertThat(result.verdict()).isEqualTo(Verdict.EXHAUSTED);
        assertThat(result.control().warnings()).anyMatch(warning -> warning.startsWith(warned));
    }

    @Test
    void what_only_a_reference_leads_to_is_no_proof() {
        assertUnproved(AtOnce.LooksAtReference.class, "", List.of("dfs", "dpor"), 10_000, "java.lang.ref.Reference ");
    }

    @Test
    void a_worker_that_can_choose_between_queues_is_no_proof() {
        String named = "java.util.concurrent.ForkJoinPool ";
        assertUnproved(AtOnce.Queues.class, "", List.of("dpor", "dpor-source"), 10_000, named);
    }

    static Stream<Arguments> beyondTheSchedule() {
        return Stream.of(
                Arguments.of("loader", "the JDK called the program where no other thread can be scheduled"),
                Arguments.of("cleaner", "java.lang.ref.Cleaner "),
                Arguments.of("finaliser", "dev.selvage.samples.AtOnce$Beyond$Finalized "));
    }

    @ParameterizedTest
    @MethodSource("beyondTheSchedule")
    void what_runs_where_nobody_schedules_is_no_proof(String what, String warning) {
        assertUnproved(AtOnce.Beyond.class, what, List.of("dfs", "dpor", "dpor-source"), 10_000, warning);
    }

    @ParameterizedTest
    @MethodSource("momentsOfThreads")
    void what_no_choice_leads_to_is_no_proof(Class<?> program, String named) {
        assertUnproved(program, "", List.of("dfs", "dpor", "dpor-source"), 10_000, named + " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"copied", "hashed", "linked", "sorted"})
    void an_iterator_of_two_threads_is_no_proof(String collection) {
        assertUnproved(
                Unseen.SharedIterator.class,
                collection,
                List.of("dfs", "dpor", "dpor-source"),
                10_000,
                "java.util.concurrent.Co");
    }

    @ParameterizedTest
    @ValueSource(strings = {"long", "double", "gaussian", "bytes"})
    void a_call_that_draws_several_numbers_of_a_shared_generator_is_no_proof(String what) {
        assertUnproved(
                Unseen.SharedRandom.class,
                what,
                List.of("dfs", "dpor", "dpor-source", "icb"),
                10_000,
                "java.util.Random ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "dpor-source"})
    void a_copy_of_a_map_that_changes_meanwhile_is_no_proof(String strategy) {
        CampaignResult result = explore(Unseen.CopiedMap.class, strategy);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.control().warnings())
                .anyMatch(warning -> warning.startsWith("java.util.concurrent.ConcurrentHashMap "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "copy of view",
                "array of view",
                "stream of view",
                "text of view",
                "value of view",
                "value",
                "reduction",
                "enumeration",
                "wrapper",
                "added view",
                "rest of iterator",
                "clone",
                "size of part",
                "search",
                "stream"
            })
    void to_go_through_a_concurrent_collection_that_changes_is_no_proof(String how) {
        assertUnproved(
                Unseen.Walked.class,
                how,
                List.of("dfs", "dpor", "dpor-source"),
                3_000,
                "java.util.concurrent.Concurrent");
    }

    @Test
    void a_stream_of_what_nobody_changes_any_more_is_a_proof() {
        assertThat(explore(Unseen.StreamedAfterwards.class, "dfs").verdict()).isEqualTo(Verdict.EXHAUSTED);
    }

    @ParameterizedTest
    @CsvSource({"numbers, java.util.stream.IntStream", "mapped, java.util.stream.Stream", "parts, java.util.Spliterator"
    })
    void a_stream_that_two_threads_use_is_no_proof(String which, String named) {
        assertUnproved(Unseen.SharedStream.class, which, List.of("dpor", "dpor-source"), 3_000, named);
    }

    @Test
    void a_stream_of_one_thread_after_the_other_is_a_proof() {
        assertThat(explore(Unseen.StreamHandedOver.class, "dfs").verdict()).isEqualTo(Verdict.EXHAUSTED);
    }

    static Stream<Arguments> calls() {
        return Stream.of(
                Arguments.of(Unseen.InterruptedOnTheWay.class, "java.util.concurrent.Semaphore"),
                Arguments.of(Unseen.AttemptsToMark.class, "java.util.concurrent.atomic.AtomicMarkableReference"),
                Arguments.of(Unseen.Total.class, "java.util.concurrent.atomic.LongAdder"),
                Arguments.of(Unseen.ArrivesTwice.class, "java.util.concurrent.Phaser"),
                Arguments.of(Unseen.Iterated.class, "java.util.concurrent.ConcurrentHashMap"),
                Arguments.of(Unseen.ComparedList.class, "java.util.ArrayList"),
                Arguments.of(Unseen.ComparedValue.class, "java.util.ArrayList"),
                Arguments.of(Unseen.TextOfList.class, "java.util.ArrayList"),
                Arguments.of(Unseen.DisturbedReader.class, "java.util.concurrent.locks.StampedLock"),
                Arguments.of(Unseen.CopiedList.class, "java.util.ArrayList"),
                Arguments.of(Unseen.InvokedList.class, "java.util.ArrayList"),
                Arguments.of(Unseen.NamedByAnother.class, "java.lang.Thread"));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void calls_that_are_one_step_here_and_more_in_the_jvm_are_no_proof(Class<?> program, String named) {
        for (String strategy : List.of("dfs", "dpor", "dpor-source")) {
            CampaignResult result = explore(program, strategy);
            assertThat(result.verdict()).as(strategy).isEqualTo(Verdict.NO_FAILURE);
            assertThat(result.control().warnings()).anyMatch(warning -> warning.startsWith(named + " "));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "dpor-source", "icb"})
    void a_loop_that_yields_and_changes_or_counts_something_is_no_proof(String strategy) {
        for (Class<?> program : List.of(Yields.LoopThatCounts.class, Yields.LoopThatGivesUp.class)) {
            CampaignResult result = explore(program, strategy);
            assertThat(result.stopReason()).startsWith("nothing is left to explore");
            assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
            assertThat(result.control().warnings())
                    .anyMatch(warning -> warning.startsWith("a loop that yields may change or count"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "dpor-source", "icb"})
    void daemons_that_could_have_gone_on_at_the_end_are_no_proof(String strategy) {
        CampaignResult result = explore(Daemons.CanGoOn.class, strategy);
        assertThat(result.stopReason()).startsWith("nothing is left to explore");
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.control().warnings())
                .anyMatch(warning -> warning.startsWith("daemon threads could have gone on"));
    }

    @ParameterizedTest
    @CsvSource({
        "map, java.util.concurrent.ConcurrentHashMap",
        "skip-list, java.util.concurrent.ConcurrentSkipListMap",
        "set, java.util.concurrent.ConcurrentSkipListMap",
        "hash, java.util.concurrent.ConcurrentHashMap",
        "comparator, java.util.concurrent.ConcurrentSkipListMap"
    })
    void what_a_call_does_in_two_steps_is_no_proof_while_others_make_calls(String what, String named) {
        for (String strategy : List.of("dfs", "dpor")) {
            CampaignResult result = Sample.of(Unseen.TwoSteps.class, what)
                    .explore(CampaignSettings.defaults().withStrategy(strategy).withRuns(10_000))
                    .result();
            assertThat(result.stopReason()).startsWith("nothing is left to explore");
            assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
            assertThat(result.control().warnings())
                    .anyMatch(warning -> warning.startsWith(named + " can be used by several threads"));
        }
    }

    static Stream<Arguments> proofs() {
        return Stream.of(
                        Unseen.Locked.class,
                        Unseen.LockedText.class,
                        Unseen.SameBytes.class,
                        Unseen.Joined.class,
                        Unseen.Apart.class,
                        Unseen.SettingsBefore.class,
                        Unseen.SmallArray.class,
                        Unseen.LargeArrayRead.class,
                        Unseen.OneStep.class,
                        AtOnce.WaitsForEnd.class,
                        Numbered.InOrder.class,
                        Numbered.ReadInOrder.class,
                        Unseen.RandomsInOrder.class,
                        Yields.LoopThatWaits.class,
                        Daemons.Waits.class)
                .flatMap(program -> Stream.of("dfs", "dpor", "dpor-source").map(id -> Arguments.of(program, id)));
    }

    @ParameterizedTest
    @MethodSource("proofs")
    void nothing_is_lost_where_only_one_at_a_time_can_be_in_there(Class<?> program, String strategy) {
        CampaignResult result = explore(program, strategy);
        assertThat(result.control().warnings()).isEqualTo(List.of());
        assertThat(result.verdict()).isEqualTo(Verdict.EXHAUSTED);
    }
}
