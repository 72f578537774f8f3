package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IdentityHashesTest {
    private static int[] firstHashes(int hiddenBetween) {
        IdentityHashes hashes = new IdentityHashes();
        int[] result = new int[10];
        for (int i = 0; i < result.length; i++) {
            result[i] = hashes.of(new Object(), true);
            for (int j = 0; j < hiddenBetween; j++) hashes.of(new Object(), false);
        }
        return result;
    }

    @Test
    void hashes_depend_on_the_order_of_asking_and_not_on_who_asks_unseen() {
        assertThat(firstHashes(0)).isEqualTo(firstHashes(3));
    }

    @Test
    void an_object_keeps_its_hash() {
        IdentityHashes hashes = new IdentityHashes();
        String first = new String("same");
        int hash = hashes.of(first, true);
        assertThat(hashes.of(new String("same"), true)).isNotEqualTo(hash);
        assertThat(hashes.of(first, false)).isEqualTo(hash);
    }

    @Test
    void hashes_are_not_negative_and_spread() {
        IdentityHashes hashes = new IdentityHashes();
        Set<Integer> lowBits = new HashSet<>();
        for (int i = 0; i < 64; i++) {
            int hash = hashes.of(new Object(), i % 2 == 0);
            assertThat(hash).isNotNegative();
            lowBits.add(hash & 63);
        }
        assertThat(lowBits).hasSizeGreaterThan(30);
    }
}
