package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstRunTest {
    @Test
    void what_was_put_off_is_done_once_before_a_run_is_watched() {
        List<String> done = new ArrayList<>();
        FirstRun.prepareBy(() -> done.add(Guard.watching ? "too late" : "in time"));
        Guard.install(null);
        assertThat(FirstRun.isAhead()).isTrue();
        assertThat(done).isEmpty();
        for (int run = 0; run < 2; run++) {
            Recorder recorder = new Recorder();
            recorder.close();
        }
        assertThat(done).containsExactly("in time");
        assertThat(FirstRun.isAhead()).isFalse();
    }
}
