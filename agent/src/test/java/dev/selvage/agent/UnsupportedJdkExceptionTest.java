package dev.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnsupportedJdkExceptionTest {
    @Test
    void it_says_what_is_missing_and_what_to_do() {
        Throwable missing = new NoSuchMethodException("no such method: signal").initCause(new Error("in the JVM"));
        assertThat(new UnsupportedJdkException(new ExceptionInInitializerError(missing)))
                .hasMessage("Selvage does not know the internals of JDK " + Runtime.version()
                        + " (no such method: signal); use JDK 17, 21 or 25");
    }
}
