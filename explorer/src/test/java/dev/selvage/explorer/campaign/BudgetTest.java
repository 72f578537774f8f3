package dev.selvage.explorer.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private static Budget budget(long runs, Duration time) {
        return new Budget(CampaignSettings.defaults().withRuns(runs).withTime(time));
    }

    @Test
    void it_lasts_for_exactly_as_many_runs_as_it_says() {
        Budget budget = budget(10, Duration.ofHours(1));
        assertThat(budget.exhausted(9)).isEmpty();
        assertThat(budget.exhausted(10)).contains("the budget of 10 runs is spent");
    }

    @Test
    void it_ends_with_its_time() {
        assertThat(budget(10, Duration.ZERO).exhausted(0)).contains("the budget of 0 s is spent");
    }

    @Test
    void it_ends_when_it_is_stopped() {
        Budget budget = budget(10, Duration.ofHours(1));
        assertThat(budget.isOver()).isFalse();
        budget.stop("enough");
        assertThat(budget.isOver()).isTrue();
        assertThat(budget.exhausted(10)).contains("enough");
    }

    @Test
    void its_time_may_be_a_part_of_a_second() {
        assertThat(Budget.timeIsSpent(Duration.ofMillis(1_500))).isEqualTo("the budget of 1.5 s is spent");
        assertThat(Budget.timeIsSpent(Duration.ofMinutes(1))).isEqualTo("the budget of 60 s is spent");
    }

    @Test
    void its_progress_is_what_is_closest_to_the_end() {
        CampaignListener.Progress progress = budget(100, Duration.ofHours(1)).progress(50, 2);
        assertThat(progress.fraction()).isEqualTo(0.5);
        assertThat(progress.runs()).isEqualTo(50);
        assertThat(progress.failures()).isEqualTo(2);
        assertThat(budget(100, Duration.ofNanos(1)).progress(50, 0).fraction()).isEqualTo(1);
    }
}
