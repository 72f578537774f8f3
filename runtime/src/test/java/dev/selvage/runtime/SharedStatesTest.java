package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SharedStatesTest {
    static List<SharedState> all() {
        return SharedStates.all();
    }

    static Stream<String> fields() {
        return all().stream().flatMap(state -> state.fields().stream());
    }

    @ParameterizedTest
    @MethodSource("all")
    void this_jdk_has_the_methods_that_change_it(SharedState state) throws ClassNotFoundException {
        List<String> methods = Arrays.stream(type(state.owner()).getDeclaredMethods())
                .map(Method::getName)
                .toList();
        assertThat(methods).containsAll(state.changers());
    }

    @ParameterizedTest
    @MethodSource("fields")
    void this_jdk_has_the_fields_that_hold_it(String field) throws ClassNotFoundException {
        String[] parts = field.split("#");
        assertThat(type(parts[0]).getDeclaredFields()).extracting("name").contains(parts[1]);
    }

    private static Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName(name, false, SharedStatesTest.class.getClassLoader());
    }

    @Test
    void what_changes_nothing_has_no_position() {
        assertThat(SharedStates.indexOf("java.lang.System", "setProperty")).isNotNegative();
        assertThat(SharedStates.indexOf("java.lang.System", "getProperty")).isNegative();
        assertThat(SharedStates.indexOf("java.lang.Runtime", "setProperty")).isNegative();
    }
}
