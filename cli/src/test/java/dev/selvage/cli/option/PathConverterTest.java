package dev.selvage.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.TypeConversionException;

class PathConverterTest {
    private final PathConverter converter = new PathConverter();

    @Test
    void names_of_files_are_paths() {
        assertThat(converter.convert("out/here")).isEqualTo(Path.of("out", "here"));
    }

    @Test
    void what_the_system_cannot_name_is_not() {
        assertThatThrownBy(() -> converter.convert("no\0path"))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("'no\0path' is not a path");
    }

    @Test
    void a_name_beyond_the_locale_is_told_with_what_to_do() {
        assertThatThrownBy(() -> converter.convert("s\u00f6\0")).hasMessageContaining("set LC_ALL to one with UTF-8");
    }
}
