package dev.selvage.agent;

import static dev.selvage.agent.StaticState.ANY;
import static dev.selvage.agent.StaticState.NONE;
import static dev.selvage.agent.StaticState.PLAIN;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

/** Only classes that cannot carry anything over are kept from run to run. */
class StaticStateTest {
    static class NoStatics {
        int count;
    }

    static class Constants {
        static final int SIZE = 3;
        static final String NAME = "name";
    }

    static class Asserting {
        void check(int count) {
            assert count > 0 : "nothing";
        }
    }

    static class Counter {
        static int count;
    }

    static class Shared {
        static final List<String> NAMES = new ArrayList<>();
    }

    static class AssertingAndShared {
        static final AtomicInteger COUNT = new AtomicInteger(3);
        static final ReentrantLock LOCK = new ReentrantLock(true);
        static final Condition CONDITION = LOCK.newCondition();
        static final Integer[] BOXES = {1, 2};
        static volatile double ratio = 0.5;

        void check(int count) {
            assert count > 0 : "nothing";
        }
    }

    static class Singleton {
        static final Singleton INSTANCE = new Singleton();
    }

    static class Copy {
        static int count = Counter.count;
    }

    static class Chosen {
        static int count = Boolean.getBoolean("selvage.test.chosen") ? 1 : 2;
    }

    static class Clocked {
        static long start = System.nanoTime();
    }

    static class Lambda {
        static Runnable task = () -> {};
    }

    interface Of {
        List<String> NAMES = new ArrayList<>();
    }

    enum Account {
        SAVINGS;

        int balance;
    }

    enum Loaded {
        ONE;

        static int count;
    }

    enum Described {
        ONE {
            @Override
            public String toString() {
                return "one";
            }
        }
    }

    enum Counted {
        ONE;

        static {
            Counter.count++;
        }
    }

    enum Numbered {
        ONE(Counter.count++);

        Numbered(int number) {}
    }

    enum Named implements Of {
        ONE;

        static {
            if (NAMES == null) throw new IllegalStateException();
        }
    }

    static class Inherited extends Counter {
        static int number = ++count;
    }

    static class Loud {
        static {
            System.setProperty("selvage.test.loud", "yes");
        }
    }

    enum Colour {
        RED,
        GREEN
    }

    @Test
    void classes_without_static_fields_keep_nothing() {
        assertThat(state(NoStatics.class)).isEqualTo(NONE);
    }

    @Test
    void constants_and_the_assertion_status_are_no_state() {
        assertThat(state(Constants.class)).isEqualTo(NONE);
        assertThat(state(Asserting.class)).isEqualTo(NONE);
    }

    @Test
    void static_fields_are_state_also_when_they_are_final() {
        assertThat(state(Counter.class)).isEqualTo(PLAIN);
        assertThat(state(Shared.class)).isEqualTo(PLAIN);
        assertThat(state(AssertingAndShared.class)).isEqualTo(PLAIN);
    }

    @Test
    void constants_of_an_enum_are_state_if_they_can_hold_any() {
        assertThat(state(Colour.class)).isEqualTo(NONE);
        assertThat(state(Account.class)).isEqualTo(ANY);
        assertThat(state(Loaded.class)).isEqualTo(ANY);
        assertThat(state(Described.class)).isEqualTo(ANY);
    }

    @Test
    void an_enum_that_touches_statics_of_others_is_made_anew() {
        assertThat(state(Counted.class)).isEqualTo(ANY);
        assertThat(state(Numbered.class)).isEqualTo(ANY);
        assertThat(state(Named.class)).isEqualTo(ANY);
    }

    @Test
    void inherited_statics_are_those_of_another_class() {
        assertThat(state(Inherited.class)).isEqualTo(ANY);
    }

    @Test
    void what_depends_on_other_code_is_not_plain() {
        assertThat(state(Singleton.class)).isEqualTo(ANY);
        assertThat(state(Copy.class)).isEqualTo(ANY);
        assertThat(state(Chosen.class)).isEqualTo(ANY);
        assertThat(state(Clocked.class)).isEqualTo(ANY);
        assertThat(state(Lambda.class)).isEqualTo(ANY);
        assertThat(state(Of.class)).isEqualTo(ANY);
    }

    @Test
    void an_initialiser_that_does_something_must_run_again() {
        assertThat(state(Loud.class)).isEqualTo(ANY);
    }

    private static StaticState state(Class<?> type) {
        String file = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream stream = StaticStateTest.class.getResourceAsStream(file)) {
            if (stream == null) throw new IllegalStateException(file);
            return StaticState.of(stream.readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[0][];
        }
    }

    static class TextsOfOthers extends Texts {}

    @Test
    void what_the_jdk_keeps_is_made_anew() {
        assertThat(state(Texts.class)).isEqualTo(ANY);
        // A class is loaded after the one that it extends.
        assertThat(state(TextsOfOthers.class)).isEqualTo(NONE);
    }
}
