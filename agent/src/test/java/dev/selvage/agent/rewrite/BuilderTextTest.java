package dev.selvage.agent.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Looks at the string builder of the JDK that runs the tests. */
class BuilderTextTest {
    private static final String READ = "READ AbstractStringBuilder.value";
    private static final String WRITE = "WRITE AbstractStringBuilder.value";

    private final Hooks builder = new Hooks(
            Rewriting.rewrite(Rewriting.classFile("java/lang/AbstractStringBuilder"), Treatment.COLLECTION, true));

    @ParameterizedTest
    @ValueSource(strings = {"setCharAt", "reverse", "setLength"})
    void methods_that_change_characters_and_not_always_the_length_announce_a_write(String method) {
        assertThat(builder.sites(method)).contains(WRITE).doesNotContain("WRITE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"charAt", "codePointAt", "getChars", "getValue", "compareTo", "getBytes"})
    void methods_that_look_at_characters_announce_a_read_of_the_same(String method) {
        assertThat(builder.sites(method)).contains(READ).doesNotContain(WRITE, "READ");
    }

    @Test
    void the_length_is_something_else() {
        assertThat(builder.sites("length")).containsExactly("READ AbstractStringBuilder.count");
    }

    @Test
    void of_other_classes_elements_are_elements() {
        Hooks bits = new Hooks(Rewriting.rewrite(Rewriting.classFile(Bytes.class), Treatment.COLLECTION, true));
        assertThat(bits.sites("append")).containsExactly("READ BuilderTextTest.Bytes.value", "READ", "WRITE");
    }

    @Test
    void in_the_library_a_builder_with_a_name_is_announced() {
        Hooks bits = new Hooks(Rewriting.rewrite(Rewriting.classFile("java/util/BitSet"), Treatment.COLLECTION, true));
        assertThat(bits.names("toString")).contains("Builders.made");
        assertThat(bits.names("checkRange")).doesNotContain("Builders.made");
    }

    @Test
    void in_the_program_a_builder_is_announced_that_others_get() {
        Hooks texts = Hooks.of(Texts.class);
        assertThat(texts.methodsWith("Builders.made")).containsExactlyInAnyOrder("stored", "passed", "returned");
    }

    static class Texts {
        StringBuilder field;

        void stored() {
            field = new StringBuilder();
        }

        Object passed() {
            return List.of(new StringBuilder());
        }

        StringBuilder returned() {
            return new StringBuilder();
        }

        String kept(int number) {
            StringBuilder builder = new StringBuilder();
            builder.append(number);
            return builder.toString();
        }
    }

    static class Bytes {
        byte[] value = new byte[1];

        void append() {
            value[0]++;
        }
    }
}
