package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SitesTest {
    private static Site site(Operation operation, String method, int line, int offset, String member) {
        return new Site(operation, "shop.Bank", method, "Bank.java", line, offset, member, true);
    }

    @Test
    void sites_are_found_by_the_numbers_they_got_also_when_the_table_has_grown() {
        int before = Sites.count();
        Site[] sites = new Site[5_000];
        int[] numbers = new int[sites.length];
        for (int i = 0; i < sites.length; i++) {
            sites[i] = site(Operation.READ, "run", i, 0, null);
            numbers[i] = Sites.add(sites[i]);
        }
        assertThat(Sites.count()).isEqualTo(before + sites.length);
        for (int i = 0; i < sites.length; i++) assertThat(Sites.get(numbers[i])).isSameAs(sites[i]);
    }

    @Test
    void zero_is_no_site() {
        assertThat(Sites.get(0)).isNull();
        assertThat(Sites.add(site(Operation.READ, "run", 1, 0, null))).isPositive();
    }

    /** In a loader of its own, since the table of this JVM has sites already. */
    @Test
    void restored_sites_have_the_first_numbers_and_are_fetched_when_asked_for() throws Exception {
        try (FreshRuntime runtime = new FreshRuntime()) {
            assertThat(runtime.describeRestored()).isEqualTo("not fetched, 3 known, next is 4, fetched, second is two");
        }
    }

    @Test
    void the_hash_of_a_site_tells_sites_apart_and_is_the_same_in_every_jvm() {
        List<Integer> hashes = Stream.of(
                        site(Operation.READ, "run", 1, 0, "Bank.total"),
                        site(Operation.WRITE, "run", 1, 0, "Bank.total"),
                        site(Operation.READ, "stop", 1, 0, "Bank.total"),
                        site(Operation.READ, "run", 2, 0, "Bank.total"),
                        site(Operation.READ, "run", 1, 1, "Bank.total"),
                        site(Operation.READ, "run", 1, 0, null))
                .map(site -> site.hash)
                .toList();
        assertThat(hashes).doesNotHaveDuplicates();
        assertThat(hashes.get(0)).isEqualTo(site(Operation.READ, "run", 1, 0, "Bank.total").hash);
        int place = ("shop.Bank".hashCode() * 31 + "run".hashCode()) * 31 + 1;
        assertThat(hashes.get(5)).isEqualTo(place * 31 * 31 * 31 + Operation.READ.ordinal() * 31);
    }

    @Test
    void whoever_asks_while_sites_are_fetched_waits_for_them() throws Exception {
        try (FreshRuntime runtime = new FreshRuntime()) {
            assertThat(runtime.describeMeanwhile()).isEqualTo("one");
        }
    }
}
