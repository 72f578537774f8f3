package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a newcomer tries first, from the packaged jar. */
class FirstStepsIT {
    @TempDir
    private Path folder;

    @Test
    void the_demo_finds_explains_and_replays_a_failure() throws Exception {
        Command demo = Command.run(folder, "demo").exits(ExitCode.OK);
        assertThat(demo.out())
                .containsSubsequence(
                        "synchronized void transfer(int amount, Account target) {",
                        "expected 165 but was",
                        "Failure found:",
                        "reproduced 20 of 20 times, with the same events");
        assertThat(folder.resolve("selvage-out/demo/failure-1.json")).isRegularFile();
    }

    @Test
    void the_doctor_finds_everything_under_control() throws Exception {
        Command doctor = Command.run(folder, "doctor").exits(ExitCode.OK);
        boolean hasVirtualThreads = Runtime.version().feature() >= 21;
        assertThat(doctor.out())
                .contains("hooks installed", "one core", "engine")
                .doesNotContain("FAILED")
                .containsPattern("\nplain fields +controlled +ok\n")
                .containsPattern("\nmonitors +modelled +ok\n")
                .containsPattern(
                        "\nvirtual threads +modelled +" + (hasVirtualThreads ? "ok" : "not on this JDK") + "\n")
                .containsPattern("\nidentity hash codes +modelled +ok\n")
                .containsPattern("\nsockets +external +ok\n")
                .containsPattern("\n\\d+ primitives: \\d+ ok, " + (hasVirtualThreads ? 3 : 4) + " not checked\n")
                .containsPattern("\nAll is under control here \\(\\d+\\.\\d s\\)\\.\n");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void help_version_and_strategies_need_no_agent() throws Exception {
        assertThat(Command.run(folder, "--help").exits(ExitCode.OK).out()).startsWith("Usage: selvage");
        assertThat(Command.run(folder, "--version").exits(ExitCode.OK).out()).startsWith("selvage 0.");
        Command strategies = Command.run(folder, "strategies").exits(ExitCode.OK);
        assertThat(strategies.out()).contains("random", "dfs", "dpor", "pcb:N");
        assertThat(strategies.err()).isEmpty();
    }
}
