package dev.selvage.api.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {
    enum Speed {
        SLOW,
        RATHER_FAST
    }

    record Everything(
            @Option(help = "how many", standard = "3", least = 1, most = 9, positional = true)
            int count,

            @Option(help = "how long", standard = "5ms", standardWords = "a moment")
            Duration longestWait,

            @Option(help = "how fast", standard = "slow") Speed speed,
            @Option(help = "which part", standard = "0.5") double share,

            @Option(help = "whether it is", standardWords = "off")
            boolean on,

            @Option(help = "where", label = "DIR") Optional<Path> folder,
            @Option(help = "how many more") Optional<Integer> more,
            @Option(help = "which") List<String> names,
            @Option(help = "what", standard = "a") String text) {
        Everything {
            if (text.isEmpty()) throw new OptionException("text", "'' is empty");
        }
    }

    private final Options<Everything> options = Options.of(Everything.class);

    @Test
    void what_nobody_sets_is_as_declared() {
        assertThat(options.defaults())
                .isEqualTo(new Everything(
                        3,
                        Duration.ofMillis(5),
                        Speed.SLOW,
                        0.5,
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        "a"));
    }

    @Test
    void what_is_set_is_read() {
        Map<String, String> values = Map.of(
                "count", "9",
                "longest-wait", "1h",
                "speed", "rather-fast",
                "share", "1",
                "on", "true",
                "folder", "a/b",
                "more", "4",
                "names", "x+y",
                "text", "b");
        assertThat(options.read(values))
                .isEqualTo(new Everything(
                        9,
                        Duration.ofHours(1),
                        Speed.RATHER_FAST,
                        1,
                        true,
                        Optional.of(Path.of("a/b")),
                        Optional.of(4),
                        List.of("x", "y"),
                        "b"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '>', quoteCharacter = '"', textBlock = """
                    count        > -1     > '-1' is not a whole number from 1 on
                    count        > 0      > '0' is less than 1
                    count        > 10     > '10' is more than 9
                    longest-wait > 5      > '5' is not a time such as 200us, 5ms or 1s
                    speed        > fast   > 'fast' is neither 'slow' nor 'rather-fast'
                    share        > 1.5    > '1.5' is not a number from 0 to 1
                    on           > yes    > 'yes' is neither 'true' nor 'false'
                    text         > ""     > '' is empty
                    """)
    void a_wrong_value_is_complained_about(String name, String value, String complaint) {
        assertThatThrownBy(() -> options.read(Map.of(name, value)))
                .isInstanceOf(OptionException.class)
                .hasMessage(complaint)
                .extracting(e -> ((OptionException) e).option())
                .isEqualTo(name);
    }

    @Test
    void they_say_how_they_are_written() {
        assertThat(options.specs().stream().map(OptionSpec::usage))
                .containsExactly(
                        "count=N",
                        "longest-wait=TIME",
                        "speed=WHERE",
                        "share=R",
                        "on",
                        "folder=DIR",
                        "more=N",
                        "names=TEXT",
                        "text=TEXT");
        assertThat(options.specs().get(1).standard()).isEqualTo("a moment");
    }

    @Test
    void an_option_that_is_not_declared_is_none() {
        assertThatThrownBy(() -> options.read(Map.of("cuont", "1"))).hasMessage("there is no option 'cuont'");
        record Undeclared(int count) {}
        assertThatThrownBy(() -> Options.of(Undeclared.class)).hasMessageContaining("does not say what option it is");
    }
}
