package dev.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.selvage.cli.output.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of the JDK that an earlier JVM has rewritten make no difference but the time. */
class CacheIT {
    private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));

    @TempDir
    private Path folder;

    /** Finds a failure with the cache in a folder, and returns its file. */
    private String failure(Path cache) throws Exception {
        Command.run(
                        folder,
                        List.of("-Dselvage.cache=" + cache),
                        "run",
                        "--quiet",
                        "-cp",
                        Gallery.classPath(),
                        "dev.selvage.gallery.fail.BankTransfer")
                .exits(ExitCode.FAILURE_FOUND);
        return Files.readString(folder.resolve("selvage-out/failure-1.json"));
    }

    private static List<Path> files(Path cache) throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            return files.toList();
        }
    }

    @Test
    void a_jvm_uses_what_earlier_ones_have_left_unless_it_is_damaged() throws Exception {
        Path cache = folder.resolve("cache");
        String first = failure(cache);
        Path file = files(cache).get(0);
        byte[] content = Files.readAllBytes(file);
        Files.setLastModifiedTime(file, LONG_AGO);

        assertThat(failure(cache)).isEqualTo(first);
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(LONG_AGO);

        content[content.length / 2] ^= 1;
        Files.write(file, content);
        Files.setLastModifiedTime(file, LONG_AGO);
        assertThat(failure(cache)).isEqualTo(first);
        assertThat(Files.getLastModifiedTime(file)).isGreaterThan(LONG_AGO);
        assertThat(files(cache)).containsExactly(file);
    }

    private void fork(Path cache) throws Exception {
        Command.run(
                        folder,
                        List.of("-Dselvage.cache=" + cache),
                        "run",
                        "--quiet",
                        "--isolation",
                        "fork",
                        "--runs",
                        "2",
                        "-cp",
                        Gallery.classPath(),
                        "dev.selvage.gallery.success.JoinPublishes")
                .exits(ExitCode.OK);
    }

    @Test
    void forked_jvms_add_what_they_rewrite_until_nothing_is_new() throws Exception {
        Path cache = folder.resolve("cache");
        failure(cache);
        Path file = files(cache).get(0);
        long before = Files.size(file);

        fork(cache);
        assertThat(Files.size(file)).isGreaterThan(before);
        // What is loaded when varies a little from JVM to JVM.
        boolean settled = false;
        for (int i = 0; i < 4 && !settled; i++) {
            Files.setLastModifiedTime(file, LONG_AGO);
            fork(cache);
            settled = Files.getLastModifiedTime(file).equals(LONG_AGO);
        }
        assertThat(settled).isTrue();
    }

    @Test
    void a_folder_that_cannot_be_one_is_ignored() throws Exception {
        Path inTheWay = Files.writeString(folder.resolve("file"), "in the way");
        assertThat(failure(inTheWay)).contains("selvage-failure/2");
        assertThat(inTheWay).hasContent("in the way");
    }
}
