package dev.selvage.engine.execution;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AffinityTest {
    @Test
    void the_cores_that_a_thread_may_use_are_read_from_its_status() {
        assertThat(Affinity.allowedCores("Name:\tx\nCpus_allowed:\t10f\nCpus_allowed_list:\t0-3,8\nMems_allowed:\t1\n"))
                .containsExactly("0", "1", "2", "3", "8");
        assertThat(Affinity.allowedCores("Cpus_allowed_list:\t5\n")).containsExactly("5");
    }
}
