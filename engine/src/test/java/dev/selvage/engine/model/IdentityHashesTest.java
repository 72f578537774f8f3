package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IdentityHashesTest {
    private static final int KIND = 3;
    private static final long ASKER = 7;

    private static int[] firstHashes(int hiddenBetween) {
        IdentityHashes hashes = new IdentityHashes();
        int[] result = new int[10];
        for (int i = 0; i < result.length; i++) {
            result[i] = hashes.give(new Object(), KIND, ASKER, true);
            for (int j = 0; j < hiddenBetween; j++) hashes.give(new Object(), KIND, ASKER, false);
        }
        return result;
    }

    @Test
    void hashes_depend_on_the_order_of_asking_and_not_on_who_asks_unseen() {
        assertThat(firstHashes(0)).isEqualTo(firstHashes(3));
    }

    @Test
    void what_other_strands_ask_and_what_is_of_other_classes_changes_nothing() {
        IdentityHashes quiet = new IdentityHashes();
        int expected = quiet.give(new Object(), KIND, ASKER, true);
        IdentityHashes busy = new IdentityHashes();
        busy.give(new Object(), KIND, ASKER + 1, true);
        busy.give(new Object(), KIND + 1, ASKER, true);
        assertThat(busy.give(new Object(), KIND, ASKER, true)).isEqualTo(expected);
        assertThat(busy.give(new Object(), KIND, ASKER, true)).isNotEqualTo(expected);
    }

    @Test
    void an_object_keeps_its_hash() {
        IdentityHashes hashes = new IdentityHashes();
        String first = new String("same");
        int hash = hashes.give(first, KIND, ASKER, true);
        assertThat(hashes.known(new String("same"))).isNull();
        assertThat(hashes.known(first)).isEqualTo(hash);
    }

    @Test
    void hashes_are_not_negative_and_spread() {
        IdentityHashes hashes = new IdentityHashes();
        Set<Integer> lowBits = new HashSet<>();
        for (int i = 0; i < 64; i++) {
            int hash = hashes.give(new Object(), KIND, ASKER, i % 2 == 0);
            assertThat(hash).isNotNegative();
            lowBits.add(hash & 63);
        }
        assertThat(lowBits).hasSizeGreaterThan(30);
    }
}
