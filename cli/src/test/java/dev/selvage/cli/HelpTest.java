package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import dev.selvage.explorer.strategy.register.Strategies;
import dev.selvage.explorer.strategy.register.StrategyEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class HelpTest {
    private static final Path ROOT = Path.of(System.getProperty("selvage.root"));

    private final TestConsole console = new TestConsole(false);

    @ParameterizedTest
    @ValueSource(strings = {"run", "replay", "strategies", "doctor", "demo"})
    void every_command_has_help(String command) {
        assertThat(Main.run(console.console(), command, "--help")).isEqualTo(ExitCode.OK);
        assertThat(console.out()).startsWith("Usage: selvage " + command).contains("Options:");
        assertThat(console.err()).isEmpty();
    }

    @Test
    void the_general_help_lists_commands_and_exit_codes() {
        assertThat(Main.run(console.console(), "--help")).isEqualTo(ExitCode.OK);
        assertThat(console.out())
                .contains("demo", "run", "replay", "Exit codes:", "3  the program was not under control");
    }

    @Test
    void no_command_is_a_wrong_command_line_but_shows_the_help() {
        assertThat(Main.run(console.console())).isEqualTo(ExitCode.USAGE);
        assertThat(console.out()).startsWith("Usage: selvage");
    }

    @Test
    void the_version_names_java_too() {
        assertThat(Main.run(console.console(), "--version")).isEqualTo(ExitCode.OK);
        assertThat(console.out()).startsWith("selvage ").contains(", Java " + Runtime.version());
    }

    @Test
    void strategies_are_listed_as_registered() {
        assertThat(Main.run(console.console(), "strategies")).isEqualTo(ExitCode.OK);
        for (StrategyEntry entry : Strategies.all()) {
            assertThat(console.out()).containsPattern("(?m)^" + entry.id() + " +\\Q" + entry.summary() + "\\E$");
        }
    }

    @Test
    void the_page_about_the_command_names_every_command_and_option() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/cli.md"));
        for (CommandLine command :
                Main.commandLine(console.console()).getSubcommands().values()) {
            assertThat(page).contains("selvage " + command.getCommandName());
            for (OptionSpec option : command.getCommandSpec().options()) {
                assertThat(page).contains("`" + option.longestName());
            }
        }
    }
}
