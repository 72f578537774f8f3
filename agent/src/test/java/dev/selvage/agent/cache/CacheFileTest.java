package dev.selvage.agent.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CacheFileTest {
    private static final byte[] ORIGINAL = {1, 2, 3};
    private static final byte[] REWRITTEN = {4, 5, 6, 7};

    private final CacheFile file = new CacheFile(
            "key",
            3,
            new byte[] {9, 8},
            List.of("a.Helper"),
            Set.of("b/Calm"),
            Map.of("x/Changed", CachedClass.of(ORIGINAL, REWRITTEN), "x/Same", CachedClass.of(ORIGINAL, null)));

    @Test
    void what_is_written_can_be_read() {
        CacheFile read = CacheFile.of(file.bytes(), "key");
        assertThat(read).isNotNull();
        assertThat(read.siteCount()).isEqualTo(3);
        assertThat(read.sites()).containsExactly(9, 8);
        assertThat(read.helpers()).containsExactly("a.Helper");
        assertThat(read.calm()).containsExactly("b/Calm");
        assertThat(read.classes()).containsOnlyKeys("x/Changed", "x/Same");
        assertThat(read.classes().get("x/Changed").rewritten()).isEqualTo(REWRITTEN);
        assertThat(read.classes().get("x/Same").rewritten()).isNull();
    }

    @Test
    void a_file_for_something_else_is_ignored() {
        assertThat(CacheFile.of(file.bytes(), "other key")).isNull();
    }

    @Test
    void a_file_with_any_byte_damaged_is_ignored() {
        byte[] bytes = file.bytes();
        for (int i = 0; i < bytes.length; i++) {
            byte[] damaged = bytes.clone();
            damaged[i] ^= 4;
            assertThat(CacheFile.of(damaged, "key")).isNull();
        }
    }

    @Test
    void a_file_that_ends_too_early_is_ignored() {
        byte[] bytes = file.bytes();
        for (int length = 0; length < bytes.length; length++) {
            assertThat(CacheFile.of(Arrays.copyOf(bytes, length), "key")).isNull();
        }
    }

    @Test
    void a_class_counts_only_for_the_class_file_that_it_was_made_from() {
        CachedClass type = CachedClass.of(ORIGINAL, REWRITTEN);
        assertThat(type.isMadeFrom(new byte[] {1, 2, 3})).isTrue();
        assertThat(type.isMadeFrom(new byte[] {1, 2, 4})).isFalse();
        assertThat(type.isMadeFrom(new byte[] {1, 2, 3, 0})).isFalse();
    }
}
