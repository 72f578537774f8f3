package dev.selvage.cli.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JvmWorkerTest {
    @Test
    void a_worker_that_was_killed_is_said_to_be() {
        assertThat(JvmWorker.words(42)).isEqualTo("exit code 42");
        assertThat(JvmWorker.words(137))
                .startsWith("exit code 137 (it was killed; ")
                .contains("memory");
    }
}
