package dev.selvage.explorer.strategy.register;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.explorer.Sample;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.samples.Steps;
import org.junit.jupiter.api.Test;

class StrategiesTest {
    @Test
    void every_strategy_goes_by_the_name_under_which_it_is_registered() {
        assertThat(Strategies.all()).isNotEmpty().allSatisfy(entry -> {
            ExplorationStrategy strategy = Strategies.create(entry.name(), 1);
            assertThat(strategy.id()).isEqualTo(entry.standardName());
            assertThat(Strategies.find(strategy.id())).contains(entry);
        });
    }

    @Test
    void exhaustive_is_another_name_of_depth_first_search() {
        assertThat(Strategies.create("exhaustive", 1).id()).isEqualTo("dfs");
    }

    @Test
    void a_number_must_be_one_and_only_where_there_is_one_to_give() {
        assertThat(Strategies.create("pcb:3", 1).id()).isEqualTo("pcb:3");
        assertThatThrownBy(() -> Strategies.own().check("pcb:x"))
                .hasMessage("strategy 'pcb:N' needs a whole number from 0 on after the colon, but got 'x'");
        assertThatThrownBy(() -> Strategies.own().check("dfs:2"))
                .hasMessage("strategy 'dfs' takes no number, but got '2'");
    }

    @Test
    void a_probability_is_one_to_the_percent() {
        assertThat(Strategies.create("noise:sleep10:0.25", 1).id()).isEqualTo("noise:sleep10:0.25");
        assertThat(Strategies.create("noise:yield:1", 1).id()).isEqualTo("noise:yield:1");
        assertThatThrownBy(() -> Strategies.own().check("noise:sleep100:1.5"))
                .hasMessage("strategy 'noise:sleep100:P' needs a probability from 0 to 1, such as 0.25, after the last"
                        + " colon, but got '1.5'");
        assertThat(Strategies.find("noise")).isEmpty();
        assertThat(Strategies.find("noise:sleep1000")).isEmpty();
    }

    @Test
    void an_unknown_name_is_refused() {
        Sample program = Sample.of(Steps.class, "1", "1", "1");
        assertThatThrownBy(() -> program.explore(CampaignSettings.defaults().withStrategy("clairvoyant")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("there is no strategy 'clairvoyant' (there are: chess, ");
    }
}
