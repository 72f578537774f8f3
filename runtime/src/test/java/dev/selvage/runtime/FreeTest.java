package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Hooks that are reached while a program runs freely. */
class FreeTest {
    private static final Object TARGET = new Object();

    private final Told me = new Told(Thread.currentThread());

    @BeforeEach
    void begin() {
        Free.begin(me, true);
    }

    @AfterEach
    void end() {
        Free.end();
    }

    @Test
    void a_thread_of_the_run_tells_what_it_does() {
        Memory.field(TARGET, 1);
        Memory.element(new int[1], 7, 2);
        assertThat(Monitors.enter(TARGET, 3)).isSameAs(TARGET);
        Monitors.entered(TARGET, 3);
        Monitors.exit(TARGET, TARGET, 4);
        assertThat(me.events).containsExactly("access 1 0", "access 2 7", "request 3", "acquired 3", "release 4");
    }

    @Test
    void nothing_is_told_when_nobody_watches() {
        Free.end();
        Memory.field(TARGET, 1);
        Monitors.enter(TARGET, 3);
        Library.concurrent(TARGET, 5);
        assertThat(me.events).isEmpty();
    }

    @Test
    void accesses_are_told_only_where_they_are_wanted() {
        Free.begin(me, false);
        Memory.field(TARGET, 1);
        Monitors.enter(TARGET, 3);
        assertThat(me.events).containsExactly("request 3");
        Free.watchAll();
        Memory.field(TARGET, 1);
        assertThat(me.events).containsExactly("request 3", "access 1 0");
    }

    @Test
    void other_threads_are_not_of_the_run_unless_one_of_it_starts_them() throws InterruptedException {
        Thread stranger = new Thread(() -> Memory.field(TARGET, 1));
        stranger.start();
        stranger.join();
        assertThat(me.events).isEmpty();

        Thread child = new Thread(() -> Memory.field(TARGET, 2));
        Told told = (Told) Free.starts(child);
        child.start();
        child.join();
        assertThat(told).isNotNull();
        assertThat(told.events).containsExactly("access 2 0");
    }

    @Test
    void tool_code_and_ignored_sections_are_silent() {
        me.nested = () -> Memory.field(TARGET, 9);
        Memory.field(TARGET, 1);
        Ignored.enter();
        Ignored.enter();
        Memory.field(TARGET, 2);
        Ignored.exit();
        Memory.field(TARGET, 3);
        Ignored.exit();
        Memory.field(TARGET, 4);
        assertThat(me.events).containsExactly("access 1 0", "access 4 0");
    }

    @Test
    void calls_are_told_when_they_begin_and_return_and_what_is_inside_is_folded_into_them() {
        int outer = Library.concurrent(TARGET, 5);
        Memory.libraryField(TARGET, 6);
        Library.exit(outer);
        int plain = Library.collection(new ArrayList<>(), 7);
        Memory.libraryField(TARGET, 8);
        Library.exit(plain);
        assertThat(me.events).containsExactly("call 5", "returned 5", "call 7", "access 8 0", "returned 7");
        assertThat(me.receiver()).isNull();
    }

    @Test
    void an_attempt_in_vain_is_told_as_such_and_a_call_that_throws_never_returns() {
        int attempt = Library.concurrent(TARGET, 5);
        Library.attempted(false, 5);
        Library.exit(attempt);
        int outer = Library.concurrent(TARGET, 6);
        Library.concurrent(TARGET, 7);
        Library.exit(outer);
        Library.concurrent(TARGET, 8);
        Library.unwound();
        assertThat(me.librarySite()).isZero();
        assertThat(me.events).containsExactly("call 5", "returned 5 in vain", "call 6", "call 7", "call 8");
    }

    @Test
    void more_threads_than_the_table_was_made_for_find_themselves() throws InterruptedException {
        List<Told> told = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            Thread thread = new Thread(() -> Memory.field(TARGET, 1));
            threads.add(thread);
            told.add((Told) Free.starts(thread));
        }
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        assertThat(told).allSatisfy(one -> assertThat(one.events).containsExactly("access 1 0"));
    }

    @Test
    void a_thread_that_is_held_up_looks_as_if_it_ran() {
        Told other = (Told) Free.starts(new Thread(() -> {}));
        assertThat(other).isNotNull();
        assertThat(Threads.state(other.thread())).isEqualTo(Thread.State.NEW);
        other.paused = true;
        assertThat(Threads.state(other.thread())).isEqualTo(Thread.State.RUNNABLE);
        Ignored.enter();
        assertThat(Threads.state(other.thread())).isNull();
        Ignored.exit();
    }

    @Test
    void a_thread_that_parks_until_some_time_is_told_of() {
        assertThat(Threads.parkUntil(null, 1)).isFalse();
        assertThat(me.events).containsExactly("parks");
    }

    @Test
    void tasks_of_pools_are_told_of_where_they_change_hands() {
        Threads.handsOver(TARGET);
        Threads.takesOver(TARGET);
        Ignored.enter();
        Threads.handsOver(TARGET);
        Ignored.exit();
        assertThat(me.events).containsExactly("hands over", "takes over");
    }

    /** Writes down what it is told. */
    private static final class Told extends FreeThread {
        final List<String> events = new ArrayList<>();
        Runnable nested = () -> {};
        boolean paused;

        Told(Thread thread) {
            super(thread);
        }

        @Override
        public boolean isPaused() {
            return paused;
        }

        @Override
        protected void accesses(@Nullable Object target, long index, int site) {
            events.add("access " + site + " " + index);
            nested.run();
        }

        @Override
        protected void calls(@Nullable Object receiver, int site) {
            events.add("call " + site);
        }

        @Override
        protected void returned(@Nullable Object receiver, int site, boolean vain) {
            events.add("returned " + site + (vain ? " in vain" : ""));
        }

        @Override
        protected void requests(Object monitor, int site) {
            events.add("request " + site);
        }

        @Override
        protected void acquired(Object monitor, int site) {
            events.add("acquired " + site);
        }

        @Override
        protected void releases(Object monitor, int site) {
            events.add("release " + site);
        }

        @Override
        protected void waits(Object monitor, int site) {}

        @Override
        protected void woke(Object monitor, int site) {}

        @Override
        protected void signals(Object monitor, int site) {}

        @Override
        protected FreeThread starts(Thread child) {
            return new Told(child);
        }

        @Override
        protected void notStarted(FreeThread child) {}

        @Override
        protected void pauses(int site) {}

        @Override
        protected void parks() {
            events.add("parks");
        }

        @Override
        protected void handsOver(Object task) {
            events.add("hands over");
        }

        @Override
        protected void takesOver(Object task) {
            events.add("takes over");
        }

        @Override
        protected boolean dies(Throwable thrown) {
            return false;
        }

        @Override
        protected void ends() {}

        @Override
        protected Object commonPool() {
            return this;
        }

        @Override
        protected Object delayer() {
            return this;
        }

        @Override
        protected void addShutdownHook(Thread hook) {}

        @Override
        protected boolean removeShutdownHook(Thread hook) {
            return false;
        }

        @Override
        protected void exits(int status) {}
    }
}
