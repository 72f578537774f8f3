package dev.selvage.galleries;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.galleries.GalleryProgram.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A reduced search finds every failure that the search over all schedules finds. */
class ReductionTest {
    /** Programs with more schedules than this are left out: that would take too long. */
    private static final int SCHEDULES = Budget.runs(80);

    static Stream<GalleryProgram> all() {
        return Stream.concat(GalleryProgram.in("fail"), GalleryProgram.in("success"))
                .filter(program -> !program.isEndless());
    }

    /** What {@code chess} leaves out because it knows the state fails in no other way. */
    @ParameterizedTest
    @MethodSource("all")
    void what_icb_finds_chess_finds_in_spite_of_its_cache(GalleryProgram program) {
        Outcome all = explore(program, "icb", SCHEDULES / 2);
        assumeTrue(isExhausted(all));
        Outcome cached = explore(program, "chess", SCHEDULES);
        assertThat(isExhausted(cached)).isTrue();
        assertThat(failures(cached)).isEqualTo(failures(all));
    }

    private static Outcome explore(GalleryProgram program, String strategy, int runs) {
        return program.explore(CampaignSettings.defaults()
                .withStrategy(Strategies.own().withOptions(strategy, Map.of("preempt-at", "all")))
                .withRuns(runs)
                .withKeepGoing(true));
    }

    private static boolean isExhausted(Outcome outcome) {
        return outcome.result().stopReason().startsWith("nothing is left to explore");
    }

    private static Set<String> failures(Outcome outcome) {
        return outcome.failures().stream()
                .map(failure -> failure.kind() + ": " + failure.message())
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("all")
    void what_dfs_finds_the_others_find_in_no_more_runs(GalleryProgram program) {
        Outcome all = explore(program, "dfs", SCHEDULES);
        assumeTrue(isExhausted(all));
        for (String strategy : List.of("dpor", "dpor-source")) {
            Outcome reduced = explore(program, strategy, 2 * SCHEDULES);
            assertThat(isExhausted(reduced)).isTrue();
            assertThat(failures(reduced)).isEqualTo(failures(all));
            assertThat(reduced.result().runs()).isLessThanOrEqualTo(all.result().runs());
        }
    }
}
