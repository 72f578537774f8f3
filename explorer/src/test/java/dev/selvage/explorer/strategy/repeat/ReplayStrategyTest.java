package dev.selvage.explorer.strategy.repeat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.Sample;
import dev.selvage.explorer.strategy.sampling.RandomStrategy;
import dev.selvage.samples.Steps;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ReplayStrategyTest {
    private final Sample program = Sample.of(Steps.class, "3", "3", "3");
    private final int[] choices = recorded();

    private int[] recorded() {
        RandomStrategy random = new RandomStrategy(1);
        random.nextRun(null);
        return program.run(random, RunListener.NONE).choices();
    }

    private RunResult replay(int[] schedule) {
        return program.run(new ReplayStrategy(schedule), RunListener.NONE);
    }

    @Test
    void it_makes_the_same_choices_again_to_the_end() {
        ReplayStrategy strategy = new ReplayStrategy(choices);
        assertThat(program.run(strategy, RunListener.NONE).choices()).isEqualTo(choices);
        assertThat(strategy.isComplete()).isTrue();
        assertThat(strategy.used()).isEqualTo(choices.length);
    }

    @Test
    void it_objects_when_the_program_has_to_choose_once_more() {
        int[] shortened = Arrays.copyOf(choices, choices.length - 1);
        assertThat(replay(shortened).end())
                .isEqualTo(new RunEnd.Diverged("the recorded schedule ends after " + shortened.length
                        + " choices, but the program goes on and has to choose"));
    }

    @Test
    void it_objects_when_the_chosen_thread_cannot_go_on() {
        int[] changed = choices.clone();
        changed[1] = 9;
        assertThat(replay(changed).end())
                .isEqualTo(new RunEnd.Diverged(
                        "at choice 2 of " + choices.length + " thread 9 should go on, but it cannot"));
    }
}
