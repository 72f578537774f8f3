package dev.selvage.explorer.strategy.directed.livelocks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.explorer.Sample;
import dev.selvage.samples.Circles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class StandingsTest {
    /** Lets strands take turns and notes where the run stands at each point. */
    private static final class InTurns implements Chooser {
        final Standings standings = new Standings();
        final List<Long> seen = new ArrayList<>();

        @Override
        public boolean seesEveryStep() {
            return true;
        }

        @Override
        public void forced(ChoicePoint point) {
            seen.add(standings.at(point));
        }

        @Override
        public int choose(ChoicePoint point) {
            seen.add(standings.at(point));
            return (point.currentIndex() + 1) % point.size();
        }
    }

    private final InTurns chooser = new InTurns();

    private RunEnd run(Class<?> program) {
        return Sample.of(program).run(chooser, chooser.standings).end();
    }

    private int different() {
        return new HashSet<>(chooser.seen).size();
    }

    @Test
    void threads_that_go_round_stand_where_they_stood() {
        assertThat(run(Circles.AfterYou.class)).isEqualTo(new RunEnd.Cut());
        assertThat(chooser.seen).hasSizeGreaterThan(5_000);
        assertThat(different()).isLessThan(200);
    }

    @Test
    void another_value_in_memory_is_another_standing() {
        assertThat(run(Circles.AfterYouForLong.class)).isEqualTo(new RunEnd.Cut());
        assertThat(chooser.seen).hasSizeGreaterThan(5_000);
        assertThat(different()).isGreaterThan(chooser.seen.size() / 2);
    }

    @Test
    void the_same_run_stands_at_the_same_places() {
        run(Circles.AfterYouForLong.class);
        StandingsTest other = new StandingsTest();
        other.run(Circles.AfterYouForLong.class);
        assertThat(other.chooser.seen).isEqualTo(chooser.seen);
    }

    /** A buffer that is asked for its text in the middle of a change gives this text to the program later. */
    @Test
    void nothing_that_can_change_is_asked_for_its_value() {
        assertThat(run(Circles.BufferInTwoHands.class)).isEqualTo(new RunEnd.Completed());
    }
}
