package dev.selvage.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.api.option.OptionSpec;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.explorer.strategy.register.StrategyEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page about strategies says of options and guarantees what the declarations say. */
class StrategiesPageTest {
    private static final Path PAGE = Path.of(System.getProperty("selvage.root"), "docs/strategies.md");

    @Test
    void there_is_a_table_for_the_options_of_each_strategy() throws IOException {
        String page = Files.readString(PAGE);
        for (StrategyEntry entry : Strategies.all()) {
            if (entry.options().specs().size() > 1) assertThat(page).contains(table(entry));
        }
    }

    @Test
    void each_strategy_is_listed_with_what_it_means_when_nothing_is_left() throws IOException {
        List<String> page = Files.readAllLines(PAGE);
        for (StrategyEntry entry : Strategies.all()) {
            assertThat(page)
                    .as(entry.id())
                    .anyMatch(line -> line.startsWith("| `")
                            && line.contains("`" + entry.id() + "`")
                            && line.endsWith(" | " + entry.guarantee() + " |"));
        }
    }

    private static String table(StrategyEntry entry) {
        return entry.options().specs().stream()
                .map(StrategiesPageTest::row)
                .collect(Collectors.joining("\n", "| option | meaning | default |\n|---|---|---|\n", "\n"));
    }

    private static String row(OptionSpec option) {
        return "| `" + option.usage() + "` | " + option.help() + " | " + option.standard() + " |";
    }
}
