package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.Sample;
import dev.selvage.samples.Steps;
import org.junit.jupiter.api.Test;

class StrategiesTest {
    @Test
    void every_strategy_goes_by_the_name_under_which_it_is_registered() {
        assertThat(Strategies.all())
                .isNotEmpty()
                .allMatch(entry -> entry.create().apply(1).id().equals(entry.id()))
                .allMatch(entry -> Strategies.find(entry.id()).orElseThrow() == entry);
    }

    @Test
    void an_unknown_name_is_refused() {
        Sample program = Sample.of(Steps.class, "1", "1", "1");
        assertThatThrownBy(() -> program.explore(CampaignSettings.defaults().withStrategy("clairvoyant")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("unknown strategy clairvoyant");
    }
}
