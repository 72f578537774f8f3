package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who may end the control of a thread. */
class GuardEndTest {
    @AfterEach
    void leave() {
        Guard.install(null);
    }

    @Test
    void a_thread_ends_its_own_control() {
        Guard.begin();
        Guard.end();
        assertThat(Guard.token).isNull();
        assertThat(Guard.running).isNull();
    }

    @Test
    void a_thread_that_was_given_up_does_not_end_the_control_of_another() throws InterruptedException {
        Guard.begin();
        Thread givenUp = new Thread(Guard::end);
        givenUp.start();
        givenUp.join();
        assertThat(Guard.token).isSameAs(Thread.currentThread());
        assertThat(Guard.running).isSameAs(Thread.currentThread());
    }

    @Test
    void a_new_director_finds_nobody_under_control() {
        Guard.begin();
        Guard.install(null);
        assertThat(Guard.token).isNull();
    }

    @Test
    void hooks_of_a_thread_that_outlives_its_run_do_nothing() {
        Guard.begin();
        Memory.field(this, 1);
        assertThat(Library.collection(this, 1)).isZero();
        assertThat(Monitors.enter(this, 1)).isSameAs(this);
        assertThat(Guard.librarySite()).isZero();
    }
}
