package dev.selvage.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NativeLibrariesTest {
    private static final class Loader extends ClassLoader {}

    @TempDir
    private Path folder;

    private Path library(FileTime made) throws Exception {
        Path file = folder.toRealPath().resolve("library");
        return Files.setLastModifiedTime(Files.writeString(file, "code"), made);
    }

    @Test
    void a_file_is_for_one_loader_and_the_next_one_gets_a_copy() throws Exception {
        String file = library(FileTime.fromMillis(0)).toString();
        Loader first = new Loader();
        assertThat(NativeLibraries.fileFor(first, file)).isEqualTo(file);
        assertThat(NativeLibraries.fileFor(first, file)).isEqualTo(file);
        assertThat(NativeLibraries.fileFor(new Loader(), file)).isNotEqualTo(file);
    }

    @Test
    void what_the_program_has_unpacked_is_copied_at_once_as_it_will_be_written_over() throws Exception {
        Loader loader = new Loader();
        Path file = library(FileTime.fromMillis(System.currentTimeMillis()));
        String copy = NativeLibraries.fileFor(loader, file.toString());
        Files.writeString(file, "other code");
        assertThat(Path.of(copy)).hasContent("code");
        assertThat(NativeLibraries.fileFor(loader, copy)).isEqualTo(copy);
    }
}
