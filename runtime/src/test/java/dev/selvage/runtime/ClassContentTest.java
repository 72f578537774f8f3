package dev.selvage.runtime;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class ClassContentTest {
    private static final String NAME = "$$Lambda$17";

    /** A constant that takes two entries. */
    private final long large = System.nanoTime() + 0x123456789ABCDEFL;

    @Test
    void classes_that_consist_of_the_same_have_the_same_number() throws IOException {
        assertThat(numberOf(classFile(ClassContentTest.class), "?"))
                .as("%s", large)
                .isEqualTo(numberOf(classFile(ClassContentTest.class), "?"))
                .isNotEqualTo(numberOf(classFile(ClassContent.class), "?"));
    }

    @Test
    void what_varies_does_not_count() throws IOException {
        String one = classFile(ClassContentTest.class);
        String other = one.replace(NAME, "$$Lambda$".concat("18"));
        assertThat(other).isNotEqualTo(one);
        assertThat(numberOf(other, "$$Lambda$1")).isEqualTo(numberOf(one, "$$Lambda$1"));
        assertThat(numberOf(other, "?")).isNotEqualTo(numberOf(one, "?"));
    }

    private static long numberOf(String classFile, String variable) {
        return ClassContent.numberOf(classFile.getBytes(ISO_8859_1), variable);
    }

    private static String classFile(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return new String(in.readAllBytes(), ISO_8859_1);
        }
    }
}
