package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConstructorPrivacyTest {
    static List<Object> registry = new ArrayList<>();
    static Object shared;

    @SuppressWarnings("unused")
    static class Stays {
        int first = 1;
        int second;

        Stays(Stays other) {
            second = first + other.first;
        }
    }

    static class EscapesToStatic {
        int before = 1;
        int after;

        EscapesToStatic() {
            before = 2;
            shared = this;
            after = before;
        }
    }

    static class EscapesByCall {
        int before = 1;
        int after;

        EscapesByCall() {
            registry.add(this);
            after = 2;
        }
    }

    static class EscapesToThread extends Thread {
        int before = 1;
        int after;

        EscapesToThread() {
            start();
            after = 2;
        }
    }

    static class EscapesIntoLambda {
        int before = 1;
        int after;
        final Runnable body;

        EscapesIntoLambda() {
            body = () -> before++;
            after = 2;
        }
    }

    static class EscapesThroughLocal {
        int before = 1;
        int after;

        EscapesThroughLocal() {
            EscapesThroughLocal me = this;
            shared = me;
            after = 2;
        }
    }

    static class EscapesInLoop {
        int repeated;

        EscapesInLoop() {
            for (int i = 0; i < 2; i++) {
                repeated = i;
                shared = this;
            }
        }
    }

    static class NamesAClass {
        int before = 1;
        int after;

        NamesAClass() throws ClassNotFoundException {
            shared = Class.forName("java.lang.Object");
            after = 2;
        }
    }

    static class HasParentOfTheProgram extends EscapesToStatic {
        int mine = 1;
    }

    @Test
    void accesses_of_an_object_to_itself_are_private_as_long_as_it_stays_in_its_constructor() {
        assertThat(accesses(Stays.class)).containsExactly("READ first");
    }

    @Test
    void what_follows_a_store_into_a_static_is_public() {
        assertThat(accesses(EscapesToStatic.class)).containsExactly("WRITE shared", "READ before", "WRITE after");
    }

    @Test
    void what_follows_a_call_with_the_object_as_argument_is_public() {
        assertThat(accesses(EscapesByCall.class))
                .containsExactly("READ registry", "COLLECTION_CALL add", "WRITE after");
    }

    @Test
    void what_follows_the_start_of_the_object_as_a_thread_is_public() {
        assertThat(accesses(EscapesToThread.class)).contains("WRITE after").doesNotContain("WRITE before");
    }

    @Test
    void what_follows_the_capture_by_a_lambda_is_public() {
        assertThat(accesses(EscapesIntoLambda.class)).containsExactly("WRITE after");
    }

    @Test
    void a_local_that_holds_the_object_lets_it_escape() {
        assertThat(accesses(EscapesThroughLocal.class)).containsExactly("WRITE shared", "WRITE after");
    }

    @Test
    void what_a_loop_repeats_behind_the_escape_is_public() {
        assertThat(accesses(EscapesInLoop.class)).containsExactly("WRITE repeated", "WRITE shared");
    }

    @Test
    void what_other_hooks_replace_does_not_matter() {
        assertThat(accesses(NamesAClass.class)).containsExactly("LOCK", "WRITE shared");
    }

    @Test
    void a_parent_of_the_program_may_have_let_the_object_escape_before() {
        assertThat(accesses(HasParentOfTheProgram.class)).containsExactly("WRITE mine");
    }

    private static List<String> accesses(Class<?> type) {
        return Hooks.of(type).sites("<init>").stream()
                .map(site -> site.replaceAll(" .*\\.", " "))
                .toList();
    }
}
