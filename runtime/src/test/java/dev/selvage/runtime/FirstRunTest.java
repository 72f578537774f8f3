package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstRunTest {
    @Test
    void what_was_put_off_is_done_once_when_a_run_begins() {
        List<String> done = new ArrayList<>();
        FirstRun.prepareBy(() -> done.add("prepared"));
        Guard.install(null);
        assertThat(FirstRun.isAhead()).isTrue();
        assertThat(done).isEmpty();
        for (int run = 0; run < 2; run++) {
            Recorder recorder = new Recorder();
            recorder.close();
        }
        assertThat(done).containsExactly("prepared");
        assertThat(FirstRun.isAhead()).isFalse();
    }
}
