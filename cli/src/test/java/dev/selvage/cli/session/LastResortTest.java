package dev.selvage.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LastResortTest {
    private final AtomicInteger ended = new AtomicInteger();

    @Test
    void the_end_comes_when_patience_is_over() throws InterruptedException {
        Thread thread = LastResort.begin(Duration.ZERO, ended::incrementAndGet);
        thread.join();
        assertThat(ended).hasValue(1);
    }

    @Test
    void it_keeps_no_jvm_alive_and_comes_not_before() throws InterruptedException {
        Thread thread = LastResort.begin(Duration.ofHours(1), ended::incrementAndGet);
        assertThat(thread.isDaemon()).isTrue();
        thread.interrupt();
        thread.join();
        assertThat(ended).hasValue(0);
    }
}
