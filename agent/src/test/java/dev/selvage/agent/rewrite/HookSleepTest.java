package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HookSleepTest {
    private static final String RUNTIME = "dev/selvage/runtime/";

    private static byte[] asleep(String simpleName) {
        return HookSleep.of(Rewriting.classFile(RUNTIME + simpleName));
    }

    @ParameterizedTest
    @ValueSource(strings = {"field", "element", "libraryField", "libraryElement", "concurrentField", "value"})
    void a_sleeping_hook_of_an_access_does_nothing(String hook) {
        Hooks memory = new Hooks(asleep("Memory"));
        assertThat(memory.names(hook)).isEmpty();
        assertThat(memory.otherCalls(hook)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"concurrent", "collection", "closed", "open", "mark", "exit", "unwound", "attempted"})
    void a_sleeping_hook_of_a_call_does_nothing_whichever_way_it_asks(String hook) {
        assertThat(new Hooks(asleep("Library")).names(hook)).isEmpty();
    }

    @Test
    void hooks_that_are_awake_do_something() {
        assertThat(new Hooks(Rewriting.classFile(RUNTIME + "Memory")).names("field"))
                .containsExactly("Memory.seen");
        assertThat(new Hooks(Rewriting.classFile(RUNTIME + "Library")).names("unwound"))
                .containsExactly("Free.unwound");
    }

    @Test
    void what_is_behind_the_question_stays() {
        assertThat(new Hooks(asleep("Memory")).names("seen")).contains("Memory.access", "Free.access");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Guard", "Library", "Memory", "Reflected"})
    void the_jvm_accepts_sleeping_hooks(String simpleName) {
        String name = (RUNTIME + simpleName).replace('/', '.');
        assertThatCode(() -> Rewriting.define(name, HookSleep::of)).doesNotThrowAnyException();
    }
}
