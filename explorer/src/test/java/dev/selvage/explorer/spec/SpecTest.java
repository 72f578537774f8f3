package dev.selvage.explorer.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.selvage.api.option.Option;
import dev.selvage.api.option.OptionSpec;
import dev.selvage.api.option.Options;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpecTest {
    record Given(
            @Option(help = "how many", standard = "1", positional = true)
            int count,

            @Option(help = "what") String text,
            @Option(help = "whether") boolean often) {}

    private static final List<OptionSpec> OPTIONS = Options.of(Given.class).specs();

    private static Spec parse(String text) {
        return Spec.parse("it", text, OPTIONS, "it");
    }

    @Test
    void a_value_may_come_first_without_a_name_and_a_switch_without_a_value() {
        assertThat(parse("").values()).isEmpty();
        assertThat(parse(":5").values()).isEqualTo(Map.of("count", "5"));
        assertThat(parse(":5,often,text=a:b").values()).isEqualTo(Map.of("count", "5", "often", "true", "text", "a:b"));
        assertThat(parse(":often").values()).isEqualTo(Map.of("often", "true"));
    }

    @ParameterizedTest
    @ValueSource(strings = {":text=a", ":count=1,text=a\\,b\\\\c,often=true", ""})
    void what_is_written_is_read_again(String text) {
        assertThat(parse(text).toString()).isEqualTo("it" + text);
    }

    @Test
    void a_comma_with_a_backslash_belongs_to_the_value() {
        assertThat(parse(":text=a\\,b").values()).isEqualTo(Map.of("text", "a,b"));
    }

    @Test
    void others_count_where_nothing_is_set() {
        assertThat(parse(":5").or(Map.of("count", "6", "text", "a")).toString()).isEqualTo("it:count=5,text=a");
    }

    @Test
    void a_wrong_name_is_complained_about() {
        assertThatThrownBy(() -> parse(":cont=1"))
                .hasMessage("it has no option 'cont', did you mean 'count'? (there are: count, text, often)");
        assertThatThrownBy(() -> parse(":1,oftn")).hasMessageStartingWith("it has no option 'oftn', did you mean");
        assertThatThrownBy(() -> parse(":1,2")).hasMessage("it takes no number, but got '2'");
        assertThatThrownBy(() -> Spec.parse("it", ":a=1", List.of(), "it"))
                .hasMessage("it has no options, but got 'a'");
    }

    @Test
    void a_list_is_split_where_no_option_follows() {
        assertThat(SpecList.split(
                        "random,hapset:training=20,context=3,pcb:2,chess:atomic=a\\,b,noise:yield:0.2,noise-at=all"))
                .containsExactly(
                        "random",
                        "hapset:training=20,context=3",
                        "pcb:2",
                        "chess:atomic=a\\,b",
                        "noise:yield:0.2,noise-at=all");
    }
}
