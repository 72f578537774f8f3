package dev.selvage.report.json;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** A text file that readers see as it was before or as it is after a write, never in between. */
final class AtomicFile {

    /** Writes the text of a file. */
    @FunctionalInterface
    interface Content {
        void writeTo(Writer out) throws IOException;
    }

    private AtomicFile() {}

    static void write(Path file, Content content) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) throw new IOException(file + " is not a file");
        // createDirectories alone refuses a link to a folder on JDK 17
        if (!Files.isDirectory(folder)) Files.createDirectories(folder);
        Path draft = folder.resolve("." + file.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            fill(draft, content);
            move(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void fill(Path draft, Content content) throws IOException {
        try (Writer out = Files.newBufferedWriter(draft, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW)) {
            content.writeTo(out);
        }
    }

    private static void move(Path draft, Path file) throws IOException {
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
