package dev.selvage.explorer.directed.ctrigger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryTest {
    @Test
    void elements_of_two_arrays_are_never_the_same() {
        for (int difference = 1; difference <= 100; difference++) {
            assertThat(new Memory(1, difference)).isNotEqualTo(new Memory(2, 0));
        }
        assertThat(new Memory(1, 31)).isEqualTo(new Memory(1, 31));
    }
}
