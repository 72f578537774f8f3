package dev.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
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
        assertThat(hasState(NoStatics.class)).isFalse();
    }

    @Test
    void constants_and_the_assertion_status_are_no_state() {
        assertThat(hasState(Constants.class)).isFalse();
        assertThat(hasState(Asserting.class)).isFalse();
    }

    @Test
    void static_fields_are_state_also_when_they_are_final() {
        assertThat(hasState(Counter.class)).isTrue();
        assertThat(hasState(Shared.class)).isTrue();
        assertThat(hasState(Colour.class)).isTrue();
    }

    @Test
    void an_initialiser_that_does_something_must_run_again() {
        assertThat(hasState(Loud.class)).isTrue();
    }

    private static boolean hasState(Class<?> type) {
        String file = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream stream = StaticStateTest.class.getResourceAsStream(file)) {
            if (stream == null) throw new IllegalStateException(file);
            return ProgramClasses.hasStaticState(stream.readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
