package dev.selvage.explorer.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {
    @ParameterizedTest
    @ValueSource(strings = {"Pool$$Lambda$31/0x0000000800c8d000@2a", "Pool$$Lambda/0x000000006413d8a0@2a"})
    void names_of_lambdas_lose_what_differs_from_run_to_run(String name) {
        assertThat(Messages.of(new IllegalStateException("Task " + name + " rejected")))
                .isEqualTo("Task Pool$$Lambda@2a rejected");
    }
}
