package dev.selvage.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StartedJvmTest {
    @Test
    void a_worker_that_was_killed_is_said_to_be() {
        assertThat(StartedJvm.words(42)).isEqualTo("exit code 42");
        assertThat(StartedJvm.words(137))
                .startsWith("exit code 137 (it was killed; ")
                .contains("memory");
    }
}
