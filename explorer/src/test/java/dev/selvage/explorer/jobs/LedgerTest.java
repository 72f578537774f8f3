package dev.selvage.explorer.jobs;

import static dev.selvage.explorer.jobs.Reports.done;
import static dev.selvage.explorer.jobs.Reports.found;
import static dev.selvage.explorer.jobs.Reports.stopped;
import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkerMessage.Found;
import java.util.List;
import org.junit.jupiter.api.Test;

class LedgerTest {
    private final Ledger ledger = new Ledger(100);

    private WorkItem giveOut(long size) {
        return ledger.giveOut(size, 1_000).orElseThrow();
    }

    private static List<Long> runs(List<Found> failures) {
        return failures.stream().map(found -> found.report().run()).toList();
    }

    @Test
    void every_run_is_given_out_once_and_none_beyond_the_budget() {
        assertThat(giveOut(60)).isEqualTo(WorkItem.of(0, 60, 1_000));
        assertThat(giveOut(60)).isEqualTo(WorkItem.of(60, 40, 1_000));
        assertThat(ledger.giveOut(60, 1_000)).isEmpty();
        assertThat(ledger.isComplete()).isFalse();
        ledger.add(done(60, 40));
        ledger.add(done(0, 60));
        assertThat(ledger.isComplete()).isTrue();
        assertThat(ledger.tally().runs()).isEqualTo(100);
        assertThat(ledger.stopReason()).isEmpty();
    }

    @Test
    void runs_that_are_not_done_are_told_by_their_numbers() {
        assertThat(ledger.unfinished()).isEmpty();
        giveOut(1);
        assertThat(ledger.unfinished()).get().asString().contains("one of the runs (number 1), which does not count");
        giveOut(5);
        ledger.add(done(0, 1));
        giveOut(1);
        assertThat(ledger.unfinished()).get().asString().contains("6 of the runs (numbers 2 to 6, 7), which do not");
        ledger.add(done(1, 5));
        ledger.add(done(6, 1));
        assertThat(ledger.isComplete()).isFalse();
        assertThat(ledger.unfinished()).isEmpty();
    }

    @Test
    void the_first_run_is_made_alone() {
        assertThat(ledger.isAtFirst()).isFalse();
        giveOut(10);
        assertThat(ledger.isAtFirst()).isTrue();
        ledger.progress(0, 1);
        assertThat(ledger.isAtFirst()).isFalse();
        giveOut(10);
        ledger.add(done(0, 10));
        assertThat(ledger.isAtFirst()).isFalse();
    }

    @Test
    void the_failure_of_the_lowest_run_wins_however_late_it_comes() {
        giveOut(10);
        giveOut(10);
        giveOut(10);
        ledger.add(found("late", 25));
        ledger.add(stopped(20, 5));
        assertThat(ledger.isComplete()).isFalse();
        ledger.add(done(0, 10));
        assertThat(ledger.newlySettled()).isEmpty();
        ledger.add(found("early", 13));
        ledger.add(stopped(10, 3));
        assertThat(ledger.isComplete()).isTrue();
        assertThat(runs(ledger.remaining())).containsExactly(13L);
        assertThat(ledger.tally().runs()).isEqualTo(13);
    }

    @Test
    void runs_behind_the_one_that_ends_the_campaign_need_not_be_waited_for() {
        giveOut(10);
        giveOut(10);
        ledger.add(found("one", 4));
        ledger.add(stopped(0, 4));
        assertThat(ledger.isComplete()).isTrue();
        assertThat(ledger.giveOut(10, 1_000)).isEmpty();
        assertThat(ledger.stopReason()).contains("a failure was found");
        assertThat(ledger.tally().runs()).isEqualTo(4);
    }

    @Test
    void failures_are_told_once_in_the_order_of_runs_as_soon_as_nothing_can_come_before_them() {
        giveOut(10);
        giveOut(10);
        giveOut(10);
        ledger.add(found("a", 18));
        ledger.add(found("b", 12));
        ledger.add(done(10, 10));
        ledger.add(found("a", 29));
        ledger.add(done(20, 10));
        assertThat(ledger.newlySettled()).isEmpty();
        ledger.add(found("a", 7));
        ledger.add(done(0, 10));
        assertThat(runs(ledger.newlySettled())).containsExactly(7L, 12L);
        assertThat(ledger.newlySettled()).isEmpty();
    }

    @Test
    void an_item_with_fewer_runs_than_asked_for_says_that_time_is_up() {
        giveOut(10);
        giveOut(10);
        ledger.add(done(10, 6));
        assertThat(ledger.giveOut(10, 1_000)).isEmpty();
        ledger.add(found("a", 2));
        ledger.add(done(0, 5));
        assertThat(ledger.isComplete()).isTrue();
        assertThat(ledger.tally().runs()).isEqualTo(11);
        assertThat(runs(ledger.remaining())).containsExactly(2L);
    }

    @Test
    void unfinished_items_count_in_the_progress_only() {
        giveOut(10);
        ledger.progress(0, 4);
        assertThat(ledger.runsMade()).isEqualTo(4);
        assertThat(ledger.tally().runs()).isZero();
    }
}
