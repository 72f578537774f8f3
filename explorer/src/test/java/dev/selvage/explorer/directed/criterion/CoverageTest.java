package dev.selvage.explorer.directed.criterion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.directed.Runs;
import dev.selvage.explorer.directed.profile.Location;
import org.junit.jupiter.api.Test;

class CoverageTest {
    private static Interleaving interleaving(String p, String r, String c) {
        return new Interleaving(Location.named(p), Location.named(c), Location.named(r));
    }

    private static SyncPair pair(String first, String second) {
        return new SyncPair(Location.named(first), Location.named(second));
    }

    @Test
    void an_interleaving_is_covered_by_a_remote_access_between_two_neighbours_on_one_object() {
        InterleavingCoverage coverage = new InterleavingCoverage();
        new Runs()
                .read(1, 7, "p")
                .write(2, 7, "r")
                .write(2, 8, "elsewhere")
                .write(1, 7, "c")
                .write(2, 7, "late")
                .profile()
                .accesses()
                .forEach(coverage::accessed);
        assertThat(coverage.covered()).containsExactly(interleaving("p", "r", "c"));
    }

    @Test
    void an_access_of_the_same_thread_in_between_makes_other_neighbours() {
        InterleavingCoverage coverage = new InterleavingCoverage();
        new Runs()
                .read(1, 7, "p")
                .read(1, 7, "q")
                .write(2, 7, "r")
                .write(1, 7, "c")
                .profile()
                .accesses()
                .forEach(coverage::accessed);
        assertThat(coverage.inRun()).containsExactly(interleaving("q", "r", "c"));
        coverage.restart();
        assertThat(coverage.inRun()).isEmpty();
        assertThat(coverage.covered()).hasSize(1);
    }

    @Test
    void pairs_of_one_thread_count_in_the_sense_of_hong_but_not_in_that_of_trainin() {
        SyncPairCoverage coverage = new SyncPairCoverage();
        new Runs()
                .lock(1, 5, "a")
                .unlock(1, 5)
                .lock(1, 5, "b")
                .unlock(1, 5)
                .lock(2, 6, "another lock")
                .lock(2, 5, "c")
                .profile()
                .locks()
                .forEach(coverage::locked);
        assertThat(coverage.hong()).containsExactlyInAnyOrder(pair("a", "b"), pair("b", "c"));
        assertThat(coverage.trainin()).containsExactly(pair("b", "c"));
    }
}
