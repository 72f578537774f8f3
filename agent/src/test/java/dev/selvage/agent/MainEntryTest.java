package dev.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainEntryTest {
    /** Of the package only, as main classes often are. */
    static class Program {
        static List<String> received = List.of();

        public static void main(String[] args) {
            received = List.of(args);
        }
    }

    @Test
    void an_entry_calls_main_with_its_arguments() throws ReflectiveOperationException {
        String name = Program.class.getName();
        Class<?> entry = MethodHandles.lookup().defineClass(MainEntry.bytes(name));
        assertThat(entry.getName()).isEqualTo(MainEntry.nameFor(name));
        Runnable main = (Runnable) entry.getConstructor(String[].class).newInstance((Object) new String[] {"a", "b"});
        main.run();
        assertThat(Program.received).containsExactly("a", "b");
    }
}
