package dev.selvage.bench.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.strategy.rank.Rank;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bugs of the tables are found, with the effort that the papers promise; how long it takes is the benchmark's business. */
class TablesTest {
    private static final Duration TIME = Duration.ofMinutes(2);

    static Stream<Subject> fusion() {
        return Stream.of(
                        FusionTables.pools(),
                        FusionTables.applications(),
                        FusionTables.downloads(),
                        FusionTables.extracted())
                .flatMap(List::stream);
    }

    static Stream<Subject> contest() {
        return RankTable.subjects().stream();
    }

    @ParameterizedTest
    @MethodSource("fusion")
    void hapset_finds_the_bug_in_few_runs(Subject subject) {
        Trial trial = Trial.of(subject, "hapset", TIME);
        assertThat(trial.found()).isTrue();
        assertThat(trial.runs()).isLessThanOrEqualTo(30);
    }

    @ParameterizedTest
    @MethodSource("contest")
    void the_bug_is_found_at_the_rank_of_the_paper_or_before(Subject subject) {
        Trial trial = Trial.of(subject, "rank", TIME);
        assertThat(trial.found()).isTrue();
        List<String> ranks = Rank.inOrder().stream().map(Rank::toString).toList();
        String found = trial.stopReason().replaceFirst("a failure was found at rank ", "");
        assertThat(ranks).contains(found, subject.bug());
        assertThat(ranks.indexOf(found)).isLessThanOrEqualTo(ranks.indexOf(subject.bug()));
    }
}
