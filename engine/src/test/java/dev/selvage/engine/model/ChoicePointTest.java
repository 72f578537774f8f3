package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChoicePointTest {
    private final ChoicePoint point = new ChoicePoint(new Fairness(java.util.List.of()));

    private static ModelStrand strand(int id) {
        return new ModelStrand(id, null);
    }

    @Test
    void it_offers_what_was_added_however_much_that_is() {
        point.reset(ChoicePoint.Kind.RUN, null);
        for (int i = 0; i < 20; i++) point.add(strand(2 * i));
        assertThat(point.size()).isEqualTo(20);
        assertThat(point.option(19).id()).isEqualTo(38);
        assertThat(point.indexOf(38)).isEqualTo(19);
        assertThat(point.indexOf(3)).isEqualTo(-1);
    }

    @Test
    void it_knows_whether_the_current_strand_can_go_on() {
        ModelStrand current = strand(1);
        point.reset(ChoicePoint.Kind.NOTIFY, current);
        point.add(strand(0));
        assertThat(point.currentIndex()).isEqualTo(-1);
        point.add(current);
        assertThat(point.currentIndex()).isEqualTo(1);
        assertThat(point.kind()).isEqualTo(ChoicePoint.Kind.NOTIFY);
    }

    @Test
    void a_reset_forgets_all_options() {
        point.add(strand(0));
        point.reset(ChoicePoint.Kind.RUN, null);
        assertThat(point.size()).isZero();
        assertThat(point.current()).isNull();
    }

    @Test
    void a_log_keeps_every_choice_in_order() {
        ChoiceLog log = new ChoiceLog();
        for (int i = 0; i < 200; i++) log.add(i % 7);
        assertThat(log.size()).isEqualTo(200);
        assertThat(log.close()).hasSize(200).startsWith(0, 1, 2).endsWith(198 % 7, 199 % 7);
    }
}
