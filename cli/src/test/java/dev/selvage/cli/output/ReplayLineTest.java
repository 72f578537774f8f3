package dev.selvage.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReplayLineTest {
    @Test
    void a_plain_path_stands_as_it_is() {
        assertThat(ReplayLine.of(Path.of("selvage-out/failure-1.json")))
                .isEqualTo("selvage replay selvage-out/failure-1.json");
    }

    @Test
    void a_path_that_a_shell_would_break_is_quoted() {
        assertThat(ReplayLine.of(Path.of("my out/it's.json"))).isEqualTo("selvage replay 'my out/it'\\''s.json'");
    }
}
