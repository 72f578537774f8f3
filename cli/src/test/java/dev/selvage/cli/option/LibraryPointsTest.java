package dev.selvage.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class LibraryPointsTest {
    private static List<String> include(String... arguments) {
        ProgramOptions options = new ProgramOptions();
        new CommandLine(new Holder(options)).parseArgs(arguments);
        return options.info().include();
    }

    @CommandLine.Command(name = "any")
    private record Holder(@CommandLine.Mixin ProgramOptions options) {}

    @Test
    void calls_of_the_library_are_folded_unless_it_is_said_otherwise() {
        assertThat(include("Main")).isEmpty();
        assertThat(include("--library-points", "fold", "Main")).isEmpty();
    }

    @Test
    void points_inside_are_kept_among_the_included_classes() {
        assertThat(include("--library-points", "inside", "Main")).containsExactly("java.util.concurrent");
        assertThat(include("--include", "shop.", "--library-points", "inside", "Main"))
                .containsExactly("shop.", "java.util.concurrent");
    }
}
