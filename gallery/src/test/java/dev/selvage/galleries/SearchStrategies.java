package dev.selvage.galleries;

import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.galleries.GalleryProgram.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.provider.Arguments;

/** The strategies that are tried on all programs of the galleries. */
final class SearchStrategies {
    /** Those that leave no failing schedule out. */
    static final List<String> COMPLETE = List.of("dpor", "dpor-source", "icb");

    /** Those that leave schedules out on purpose, or to chance; each finds all failures but a few. */
    static final List<String> SELECTIVE =
            List.of("pcb:2", "delay:2", "hapset", "chess", "rank", "pct:3", "pos", "surw", "livelock-directed");

    /** The runs in which a complete search has found every failure. */
    static final int RUNS_TO_FAIL = 2_000;

    private SearchStrategies() {}

    /** Strategies and programs, all strategies of one program after the other: it is opened once for them. */
    static Stream<Arguments> each(List<String> strategies, Function<String, Stream<GalleryProgram>> programs) {
        Map<GalleryProgram, List<String>> byProgram = new LinkedHashMap<>();
        for (String strategy : strategies) {
            programs.apply(strategy)
                    .forEach(program -> byProgram
                            .computeIfAbsent(program, any -> new ArrayList<>())
                            .add(strategy));
        }
        return byProgram.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream()
                        .map(strategy ->
                                Arguments.of(strategy, Named.of(entry.getKey().toString(), entry.getKey()))));
    }

    static Outcome explore(GalleryProgram program, String strategy, int runs) {
        return program.explore(
                CampaignSettings.defaults().withStrategy(strategy).withRuns(runs));
    }
}
