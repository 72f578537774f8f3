package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** However many JVMs a campaign starts and ends, they leave no files of their own behind. */
@DisabledOnOs(OS.WINDOWS)
class TemporaryFilesIT {
    @TempDir
    private Path folder;

    private List<Path> temporaryFiles(Path temporary) throws IOException {
        try (Stream<Path> files = Files.list(temporary)) {
            return files.filter(file -> !file.getFileName().toString().startsWith("hsperfdata"))
                    .toList();
        }
    }

    @Test
    void jvms_for_single_runs_leave_nothing_in_the_temporary_folder() throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Command.run(
                        folder,
                        List.of("-Djava.io.tmpdir=" + temporary),
                        "run",
                        "--quiet",
                        "--isolation",
                        "fork",
                        "--runs",
                        "3",
                        "-cp",
                        Gallery.classPath(),
                        "dev.selvage.gallery.success.JoinPublishes")
                .exits(ExitCode.OK);
        assertThat(temporaryFiles(temporary)).isEmpty();
    }
}
