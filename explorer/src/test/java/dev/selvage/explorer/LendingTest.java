package dev.selvage.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import dev.selvage.samples.Lent;
import dev.selvage.samples.Outcome;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program lends to methods of the JDK, directly or inside something else, is found before and after it was changed. */
class LendingTest {
    private static Set<String> outcomes(String strategy, String what) {
        Set<String> outcomes = new TreeSet<>();
        ExplorationStrategy search = Strategies.create(strategy, 1);
        Sample.of(Lent.class, what).until(search, run -> {
            outcomes.add(Outcome.said());
            return false;
        });
        return outcomes;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bytes",
                "handle",
                "deep",
                "deeper",
                "stream",
                "long-ago",
                "buffer",
                "decimal",
                "uuid",
                "scanner",
                "parse",
                "match",
                "formatter",
                "join",
                "clone",
                "clone-enums",
                "clone-date",
                "clone-format",
                "record",
                "message",
                "cause",
                "suppressed",
                "name",
                "daemon",
                "loader",
                "open-field",
                "timer-task",
                "attributes",
                "cookie",
                "element",
                "set-of-map",
                "unmodifiable",
                "drained",
                "equal",
                "added",
                "array",
                "copied",
                "text",
                "joined",
                "each",
                "copy-of-own",
                "drained-own",
                "lines",
                "compared",
                "comparable",
                "all-of",
                "shuffled",
                "drawn",
                "generator",
                "stream-of-numbers",
                "inherited-queue",
                "inherited-bytes",
                "static-builder",
                "handler",
                "provider",
                "own-provider",
                "deflater",
                "group",
                "servers",
                "log-record"
            })
    void reductions_see_what_is_done_to_lent_objects(String what) {
        assertThat(outcomes("dpor", what)).contains("0", "1");
        assertThat(outcomes("dpor-source", what)).contains("0", "1");
        assertThat(outcomes("chess", what)).contains("0", "1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bytes", "parse", "clone", "array", "copied"})
    void what_happens_in_the_middle_is_not_tried_and_so_nothing_is_proved(String what) {
        CampaignResult result = Sample.of(Lent.class, what)
                .explore(CampaignSettings.defaults().withStrategy("dfs").withRuns(10_000))
                .result();
        assertThat(result.stopReason()).startsWith("nothing is left to explore");
        assertThat(result.verdict()).isEqualTo(Verdict.NO_FAILURE);
    }
}
