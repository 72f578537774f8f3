package dev.selvage.report.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    Path folder;

    @Test
    void missing_folders_are_made() throws IOException {
        Path file = folder.resolve("a/b/result.json");

        AtomicFile.write(file, out -> out.write("new"));

        assertThat(file).hasContent("new");
    }

    @Test
    void an_old_file_is_replaced_and_no_draft_stays() throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "old");

        AtomicFile.write(file, out -> out.write("new"));

        assertThat(file).hasContent("new");
        assertThat(folder).isDirectoryContaining(file::equals).satisfies(AtomicFileTest::holdsOneFile);
    }

    @Test
    void a_write_that_fails_leaves_the_old_file_and_no_draft() throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "old");

        assertThatThrownBy(() -> AtomicFile.write(file, out -> {
                    out.write("half");
                    throw new IOException("disk full");
                }))
                .hasMessage("disk full");

        assertThat(file).hasContent("old");
        holdsOneFile(folder);
    }

    private static void holdsOneFile(Path folder) {
        assertThat(folder.toFile().list()).hasSize(1);
    }
}
