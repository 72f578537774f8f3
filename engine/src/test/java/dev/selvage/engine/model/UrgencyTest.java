package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UrgencyTest {
    private final Urgency urgency = new Urgency();
    private final ModelStrand urgent = new ModelStrand(0, null);
    private final ModelStrand owner = new ModelStrand(1, null);
    private final ModelStrand ownerOfOther = new ModelStrand(2, null);

    private static void block(ModelStrand strand, ModelStrand owner) {
        ModelMonitor monitor = new ModelMonitor(new Object());
        monitor.owner = owner;
        strand.blockage = monitor.entry();
        strand.enabled = false;
    }

    @Test
    void anybody_may_go_on_while_nobody_is_urgent() {
        assertThat(urgency.first()).isNull();
    }

    @Test
    void who_holds_what_an_urgent_strand_waits_for_goes_on_and_then_that_strand() {
        urgency.add(urgent);
        block(urgent, owner);
        assertThat(urgency.first()).isSameAs(owner);
        block(owner, ownerOfOther);
        assertThat(urgency.first()).isSameAs(ownerOfOther);
        urgent.enabled = true;
        assertThat(urgency.first()).isSameAs(urgent);
        urgency.remove(urgent);
        assertThat(urgency.first()).isNull();
    }

    @Test
    void in_a_deadlock_nobody_is_preferred() {
        urgency.add(urgent);
        block(urgent, owner);
        block(owner, urgent);
        assertThat(urgency.first()).isNull();
    }
}
