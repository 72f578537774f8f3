package dev.selvage.explorer.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObjectNamesTest {
    private final ObjectNames names = new ObjectNames();

    private enum Colour {
        RED {
            @Override
            public String toString() {
                throw new AssertionError("code of the program was called");
            }
        }
    }

    /** Code of the program that must not run for the sake of a name. */
    private static final class Touchy extends Number {
        @Override
        public int hashCode() {
            throw new AssertionError("code of the program was called");
        }

        @Override
        public boolean equals(Object other) {
            throw new AssertionError("code of the program was called");
        }

        @Override
        public String toString() {
            throw new AssertionError("code of the program was called");
        }

        @Override
        public int intValue() {
            return 0;
        }

        @Override
        public long longValue() {
            return 0;
        }

        @Override
        public float floatValue() {
            return 0;
        }

        @Override
        public double doubleValue() {
            return 0;
        }
    }

    @Test
    void objects_are_counted_class_by_class_in_the_order_of_their_appearance() {
        Object first = new ArrayList<>();
        Object other = new Object();
        Object second = new ArrayList<>();
        assertThat(names.of(first)).isEqualTo("ArrayList#1");
        assertThat(names.of(other)).isEqualTo("Object#1");
        assertThat(names.of(second)).isEqualTo("ArrayList#2");
        assertThat(names.of(first)).isEqualTo("ArrayList#1");
    }

    @Test
    void classes_threads_and_nested_types_go_by_their_names_in_the_source() {
        assertThat(names.of(String.class)).isEqualTo("String.class");
        assertThat(names.of(Touchy.class)).isEqualTo("ObjectNamesTest.Touchy.class");
        assertThat(names.of(new Thread("worker"))).isEqualTo("worker");
        assertThat(names.of(new Touchy())).isEqualTo("ObjectNamesTest.Touchy#1");
    }

    @Test
    void arrays_go_by_the_type_of_their_elements() {
        assertThat(names.of(new int[0][0])).isEqualTo("int[][]#1");
        assertThat(names.of(new String[0])).isEqualTo("String[]#1");
        assertThat(names.of(new Touchy[0])).isEqualTo("ObjectNamesTest.Touchy[]#1");
    }

    @Test
    void lambdas_lose_the_number_that_differs_from_jvm_to_jvm() {
        Runnable lambda = () -> {};
        assertThat(names.of(lambda)).isEqualTo("ObjectNamesTest.lambda#1");
    }

    @Test
    void proxies_go_by_what_they_stand_for() {
        Class<?>[] interfaces = {Map.Entry.class, Runnable.class};
        Object proxy = Proxy.newProxyInstance(getClass().getClassLoader(), interfaces, (self, method, given) -> null);
        assertThat(names.of(proxy)).isEqualTo("Map.Entry.proxy#1");
        assertThat(names.of(proxy.getClass())).isEqualTo("Map.Entry.proxy.class");
    }

    @Test
    void plain_values_are_shown_as_in_a_program() {
        assertThat(names.valueOf(null)).isEqualTo("null");
        assertThat(names.valueOf(-3)).isEqualTo("-3");
        assertThat(names.valueOf(0.5)).isEqualTo("0.5");
        assertThat(names.valueOf(true)).isEqualTo("true");
        assertThat(names.valueOf('x')).isEqualTo("'x'");
        assertThat(names.valueOf("two\nlines")).isEqualTo("\"two\\nlines\"");
        assertThat(names.valueOf("x".repeat(61))).isEqualTo('"' + "x".repeat(60) + "…\"");
    }

    @Test
    void code_of_the_program_is_never_called() {
        assertThat(names.valueOf(new Touchy())).isEqualTo("ObjectNamesTest.Touchy#1");
        assertThat(names.valueOf(Colour.RED)).isEqualTo("RED");
    }
}
