package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.galleries.GalleryProgram.Outcome;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.ReferenceMadeByInterface;
import org.junit.jupiter.api.Test;

/** Initialisers of interfaces, which run in one go. */
class InterfaceInitialiserTest {
    @Test
    void a_reference_to_a_method_of_the_jdk_does_not_wait_for_the_interface_that_made_it() {
        Outcome outcome = GalleryProgram.of(ReferenceMadeByInterface.class).explore("dpor", 1, 20);
        assertThat(outcome.result().control().problems()).isEmpty();
        assertThat(outcome.result().verdict()).isEqualTo(Verdict.NO_FAILURE);
    }
}
