package dev.selvage.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class EnabledStrandsTest {
    private final EnabledStrands enabled = new EnabledStrands();

    private List<Integer> ids() {
        return Arrays.stream(enabled.array(), 0, enabled.size())
                .map(ModelStrand::id)
                .toList();
    }

    @Test
    void they_are_ordered_by_id_whatever_comes_and_goes() {
        ModelStrand[] strands = new ModelStrand[30];
        for (int i = 0; i < strands.length; i++) strands[i] = new ModelStrand(i, null);
        TreeSet<Integer> expected = new TreeSet<>();
        Random random = new Random(1);
        for (int i = 0; i < 1_000; i++) {
            int id = random.nextInt(strands.length);
            if (expected.remove(id)) {
                enabled.remove(strands[id]);
            } else {
                expected.add(id);
                enabled.add(strands[id]);
            }
            assertThat(ids()).containsExactlyElementsOf(expected);
        }
    }
}
