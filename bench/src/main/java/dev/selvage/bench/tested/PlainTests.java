package dev.selvage.bench.tested;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.selvage.bench.programs.Counter;
import org.junit.jupiter.api.Test;

/** Tests that ask nothing of Selvage. */
class PlainTests {
    @Test
    void numbers_are_added() {
        assertEquals(5, 2 + 3);
    }

    @Test
    void texts_are_searched() {
        assertTrue("selvage".contains("edge") || "selvage".contains("vage"));
    }

    @Test
    void threads_are_joined() throws InterruptedException {
        Counter.main(new String[0]);
    }
}
