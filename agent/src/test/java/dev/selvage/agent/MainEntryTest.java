package dev.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MainEntryTest {
    private static List<String> received = List.of();

    /** Of the package only, as main classes often are. */
    static class Program {
        public static void main(String[] args) {
            received = List.of(args);
        }
    }

    static class WithObject {
        final String made = "made";

        void main(String[] args) {
            received = List.of(made, args[0]);
        }
    }

    static class WithObjectOnly {
        protected void main() {
            received = List.of("no arguments");
        }
    }

    static class WithoutArguments {
        static void main() {
            received = List.of("static, no arguments");
        }
    }

    static class Both {
        static void main() {
            received = List.of("no arguments");
        }

        void main(String[] args) {
            received = List.of(args);
        }
    }

    static class Heir extends WithObjectOnly {}

    static class Hidden {
        private static void main(String[] args) {}
    }

    static class NotToBeMade {
        NotToBeMade(int needed) {
            received = List.of("" + needed);
        }

        void main() {}
    }

    @BeforeEach
    void forget() {
        received = List.of();
    }

    private static List<String> received(Class<?> program) throws ReflectiveOperationException {
        String name = program.getName();
        MainMethod main = MainMethod.of(program, MainMethod.ANY_SINCE).orElseThrow();
        Class<?> entry = MethodHandles.lookup().defineClass(MainEntry.bytes(name, main));
        assertThat(entry.getName()).isEqualTo(MainEntry.nameFor(name));
        ((Runnable) entry.getConstructor(String[].class).newInstance((Object) new String[] {"a", "b"})).run();
        return received;
    }

    @Test
    void an_entry_calls_main_with_its_arguments() throws ReflectiveOperationException {
        assertThat(received(Program.class)).containsExactly("a", "b");
    }

    @Test
    void an_entry_makes_the_object_whose_main_it_calls() throws ReflectiveOperationException {
        assertThat(received(WithObject.class)).containsExactly("made", "a");
        assertThat(received(Heir.class)).containsExactly("no arguments");
    }

    @Test
    void a_main_without_arguments_gets_none() throws ReflectiveOperationException {
        assertThat(received(WithObjectOnly.class)).containsExactly("no arguments");
        assertThat(received(WithoutArguments.class)).containsExactly("static, no arguments");
    }

    @Test
    void a_main_with_arguments_comes_before_one_without() throws ReflectiveOperationException {
        assertThat(received(Both.class)).containsExactly("a", "b");
    }

    @Test
    void older_jdks_start_nothing_but_the_classic_method() {
        assertThat(MainMethod.of(Program.class, 17)).contains(MainMethod.CLASSIC);
        for (Class<?> type : List.of(WithObject.class, WithObjectOnly.class, WithoutArguments.class, Both.class)) {
            assertThat(MainMethod.of(type, 17)).isEmpty();
        }
    }

    @Test
    void what_java_cannot_start_is_no_main_method() {
        for (Class<?> type : List.of(Hidden.class, NotToBeMade.class, Runnable.class)) {
            assertThat(MainMethod.of(type, MainMethod.ANY_SINCE)).isEmpty();
        }
    }
}
