package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import dev.selvage.report.json.FailureFile;
import dev.selvage.report.model.FailureReport;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program sees does not depend on the JVM that it runs in. */
class SameInEveryJvmIT {
    private static final String PROGRAM = "dev.selvage.gallery.selfcheck.TellsWhatVaries";

    @TempDir
    private static Path folder;

    @Test
    void two_jvms_tell_the_same() throws Exception {
        FailureReport one = failure("one", List.of());
        FailureReport other = failure("other", List.of("-XX:TieredStopAtLevel=1", "-Xms64m"));
        assertThat(one.message())
                .contains("classes", "constants", "objects", "methods")
                .isEqualTo(other.message());
        assertThat(one.fingerprint()).isEqualTo(other.fingerprint());
        assertThat(one.trace()).isEqualTo(other.trace());
    }

    private static FailureReport failure(String out, List<String> options) throws Exception {
        Command.run(folder, options, "run", "--quiet", "--out", out, "-cp", Gallery.classPath(), PROGRAM)
                .exits(ExitCode.FAILURE_FOUND);
        return FailureFile.read(folder.resolve(out).resolve("failure-1.json"));
    }
}
