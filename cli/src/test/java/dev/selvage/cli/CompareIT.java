package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareIT {
    @TempDir
    private Path folder;

    @Test
    void strategies_are_compared_in_a_table_and_a_picture() throws Exception {
        Command compare = Command.run(
                        folder,
                        "compare",
                        "--strategies",
                        "random,dpor,hapset",
                        "--runs",
                        "50",
                        "-cp",
                        Gallery.classPath(),
                        "dev.selvage.gallery.fail.LostUpdateField")
                .exits(ExitCode.OK);
        assertThat(compare.out().lines().map(line -> line.split(" ")[0]).toList())
                .startsWith("strategy", "random", "dpor", "hapset");
        assertThat(folder.resolve("selvage-out/compare.svg"))
                .content()
                .startsWith("<svg")
                .contains("hapset: ");
    }

    @Test
    void the_budget_and_the_engine_are_those_of_a_campaign() throws Exception {
        Command compare = Command.run(
                        folder,
                        "compare",
                        "--strategies=dfs",
                        "--max-steps=3",
                        "--timeouts=explore",
                        "--engine=platform",
                        "-cp",
                        Gallery.classPath(),
                        "dev.selvage.gallery.fail.LostUpdateField")
                .exits(ExitCode.NOT_CONTROLLED);
        assertThat(compare.out()).contains("Problem with dfs: every run was cut at the bound on steps");
    }
}
