package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

    @Test
    void no_run_begins_as_long_as_that_fails() {
        List<String> tried = new ArrayList<>();
        FirstRun.prepareBy(() -> {
            tried.add("tried");
            if (tried.size() < 3) throw new IllegalStateException("not yet");
        });
        assertThatThrownBy(FirstRun::comes).hasMessage("not yet");
        assertThatThrownBy(Recorder::new).hasMessage("not yet");
        assertThat(FirstRun.isAhead()).isTrue();
        FirstRun.comes();
        assertThat(FirstRun.isAhead()).isFalse();
    }
}
