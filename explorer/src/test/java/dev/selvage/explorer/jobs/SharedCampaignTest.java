package dev.selvage.explorer.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.Verdict;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class SharedCampaignTest {
    private static final CampaignSettings SETTINGS =
            CampaignSettings.defaults().withRuns(1_000).withKeepGoing(true);

    private final List<ScriptedWorker> workers = new ArrayList<>();
    private final List<Long> told = new ArrayList<>();
    private boolean fork;
    private final CampaignListener listener = new CampaignListener() {
        @Override
        public String onFailure(FailureReport failure) {
            told.add(failure.run());
            return "failure-" + told.size();
        }
    };

    private CampaignResult run(
            CampaignSettings settings, Duration silence, Function<WorkItem, List<WorkerMessage>> script)
            throws Exception {
        WorkerFactory workplace = number -> {
            ScriptedWorker worker = new ScriptedWorker(script);
            workers.add(worker);
            return worker;
        };
        IntFunction<WorkOrder> orders =
                number -> SharedCampaign.order(number, Reports.PROGRAM, Isolation.STATICS, settings);
        return SharedCampaign.run(orders, fork, settings, 3, workplace, listener, silence);
    }

    private static List<WorkerMessage> makes(WorkItem item) {
        return List.of(WorkerMessage.of(Reports.done(item.first(), item.runs())));
    }

    @Test
    void workers_together_make_all_runs_and_are_ended() throws Exception {
        CampaignResult result = run(SETTINGS, Duration.ofMinutes(1), SharedCampaignTest::makes);
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
        assertThat(result.runs()).isEqualTo(1_000);
        assertThat(result.steps()).isEqualTo(10_000);
        assertThat(result.stopReason()).isEqualTo("the budget of 1000 runs is spent");
        assertThat(workers).hasSize(3).allMatch(worker -> worker.closed);
    }

    /** Every seventh run fails in one of two ways. */
    private static List<WorkerMessage> failsOften(WorkItem item) {
        List<WorkerMessage> messages = new ArrayList<>();
        for (long run = item.first() + 1; run <= item.end(); run++) {
            if (run % 7 == 0) messages.add(WorkerMessage.of(Reports.found(run % 2 == 0 ? "even" : "odd", run)));
        }
        messages.addAll(makes(item));
        return messages;
    }

    @Test
    void each_distinct_failure_is_told_once_with_its_lowest_run() throws Exception {
        CampaignResult result = run(SETTINGS, Duration.ofMinutes(1), SharedCampaignTest::failsOften);
        assertThat(told).containsExactly(7L, 14L);
        assertThat(result.runsToFirstFailure()).isEqualTo(7);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(result.failures()).extracting(failure -> failure.file()).containsExactly("failure-1", "failure-2");
    }

    /** Every fifth run fails; what a worker only suspects is confirmed by another one. */
    private static List<WorkerMessage> suspects(WorkItem item) {
        Suspect suspect = item.suspect();
        if (suspect != null) {
            WorkerMessage.Found found = Reports.found("exceptionsame", suspect.run());
            return List.of(WorkerMessage.of(found), WorkerMessage.of(Reports.done(item.first(), 0)));
        }
        List<WorkerMessage> messages = new ArrayList<>();
        long run = item.first() + 1;
        if (run % 5 == 0) {
            messages.add(WorkerMessage.of(new Suspect(run, "exception", "no", "no", "same", List.of(1), 100, "last")));
        }
        messages.addAll(makes(item));
        return messages;
    }

    @Test
    void each_forked_run_and_each_confirmation_has_a_worker_of_its_own() throws Exception {
        fork = true;
        CampaignResult result = run(SETTINGS.withRuns(20), Duration.ofMinutes(1), SharedCampaignTest::suspects);
        assertThat(told).containsExactly(5L);
        assertThat(result.runs()).isEqualTo(20);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILURE);
        assertThat(workers).allMatch(worker -> worker.items <= 1).allMatch(worker -> worker.closed);
        // Others may meet the same failure before the first is confirmed.
        assertThat(workers.stream().filter(worker -> worker.items == 1).count()).isBetween(21L, 24L);
    }

    @Test
    void those_who_follow_get_ready_while_others_are_at_work() throws Exception {
        fork = true;
        List<Integer> started = new ArrayList<>();
        run(SETTINGS.withRuns(20), Duration.ofMinutes(1), item -> {
            started.add(workers.size());
            return makes(item);
        });
        assertThat(started.get(0)).isEqualTo(3);
        assertThat(started.get(1)).isGreaterThanOrEqualTo(6);
        // Those that follow one worker are of no use to the two others, so that at the end a few were started in vain.
        assertThat(workers).hasSizeBetween(20, 23);
    }

    @Test
    void a_worker_that_ends_leaves_nothing_proved() throws Exception {
        CampaignResult result = run(SETTINGS, Duration.ofMinutes(1), item -> List.of());
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(result.control().problems())
                .singleElement()
                .asString()
                .startsWith("a JVM was lost: worker ")
                .contains("ended with exit code 9 in runs ");
        assertThat(workers).allMatch(worker -> worker.closed);
    }

    @Test
    void a_worker_that_falls_silent_leaves_nothing_proved() throws Exception {
        CampaignResult result = run(SETTINGS, Duration.ofMillis(300), item -> List.of(ScriptedWorker.SILENCE));
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_CONTROLLED);
        assertThat(result.control().problems()).singleElement().asString().contains("was not heard of for 0 s");
    }

    @Test
    void workers_that_do_not_answer_in_time_are_not_waited_for() throws Exception {
        CampaignSettings brief = SETTINGS.withTime(Duration.ofMillis(1));
        CampaignResult result = run(brief, Duration.ofMinutes(1), item -> List.of(ScriptedWorker.SILENCE));
        assertThat(result.stopReason()).isEqualTo("the budget of 0.001 s is spent");
        assertThat(result.control().problems()).containsExactly(ControlAudit.NO_RUN);
        assertThat(result.control().warnings())
                .singleElement()
                .asString()
                .contains("still busy with one of the runs (number 1), which does not count");
        assertThat(workers).allMatch(worker -> worker.closed);
    }

    @Test
    void a_worker_that_refuses_says_why() {
        assertThatThrownBy(() -> run(
                        SETTINGS,
                        Duration.ofMinutes(1),
                        item -> List.of(WorkerMessage.error("the fiber engine does not work here"))))
                .isInstanceOf(WorkRefusedException.class)
                .hasMessage("the fiber engine does not work here");
    }

    @Test
    void only_strategies_that_draw_their_runs_are_shared() {
        for (String shared : List.of("random", "pct:3", "pos", "surw", "livelock-directed")) {
            assertThat(SharedCampaign.isPossible(SETTINGS.withStrategy(shared), Isolation.STATICS))
                    .isTrue();
        }
        for (String alone : List.of("dfs", "dpor", "pcb:2", "hapset")) {
            assertThat(SharedCampaign.isPossible(SETTINGS.withStrategy(alone), Isolation.STATICS))
                    .isFalse();
        }
    }

    @Test
    void runs_that_learn_from_each_other_are_not_forked() {
        assertThat(SharedCampaign.isPossible(SETTINGS.withStrategy("random"), Isolation.FORK))
                .isTrue();
        assertThat(SharedCampaign.isPossible(SETTINGS.withStrategy("pct:3"), Isolation.FORK))
                .isFalse();
    }

    /** Answers each item as its script says; an empty answer is its end. */
    private static final class ScriptedWorker implements WorkerLink {
        static final WorkerMessage SILENCE = WorkerMessage.error("silence");

        private final Function<WorkItem, List<WorkerMessage>> script;
        private final BlockingQueue<Optional<WorkerMessage>> answers = new LinkedBlockingQueue<>();
        volatile boolean closed;
        int items;

        ScriptedWorker(Function<WorkItem, List<WorkerMessage>> script) {
            this.script = script;
        }

        @Override
        public void begin(WorkOrder order) {
            answers.add(Optional.of(WorkerMessage.of(new WorkerMessage.Ready("17", "fiber", null))));
        }

        @Override
        public void send(WorkItem item) {
            items++;
            List<WorkerMessage> messages = script.apply(item);
            if (messages.contains(SILENCE)) return;
            for (WorkerMessage message : messages) answers.add(Optional.of(message));
            if (messages.isEmpty()) answers.add(Optional.empty());
        }

        @Override
        public WorkerMessage receive() throws IOException {
            try {
                return answers.take().orElse(null);
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }

        @Override
        public String ending() {
            return "exit code 9";
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
