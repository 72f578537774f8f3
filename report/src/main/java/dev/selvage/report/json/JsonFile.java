package dev.selvage.report.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The JSON file of one kind of record, and what to tell a user whose file is not one. */
final class JsonFile<T> {

    /** Takes from a file what can be known before it is read as a record. */
    @FunctionalInterface
    interface Peek {
        @Nullable String at(JsonParser json) throws IOException;
    }

    @FunctionalInterface
    private interface Access<R extends @Nullable Object> {
        R run() throws IOException;
    }

    private static final ObjectMapper JSON = Json.mapper();

    private final Class<T> type;
    private final String remedy;

    /** The remedy is the part of every complaint that says what to do. */
    JsonFile(Class<T> type, String remedy) {
        this.type = type;
        this.remedy = remedy;
    }

    void write(Path file, T value) throws IOException {
        AtomicFile.write(file, out -> {
            JSON.writeValue(out, value);
            out.write('\n');
        });
    }

    T read(Path file) {
        T value = open(file, () -> JSON.readValue(file.toFile(), type));
        if (value == null) throw new BrokenFileException(file, "holds nothing but null", remedy, null);
        return value;
    }

    @Nullable String peek(Path file, Peek peek) {
        return open(file, () -> {
            try (JsonParser json = JSON.createParser(file.toFile())) {
                return peek.at(json);
            }
        });
    }

    private <R extends @Nullable Object> R open(Path file, Access<R> access) {
        try {
            checkPresent(file);
            return access.run();
        } catch (IOException e) {
            throw new BrokenFileException(file, Complaint.of(e), remedy, e);
        }
    }

    private void checkPresent(Path file) throws IOException {
        if (Files.notExists(file)) throw new BrokenFileException(file, "does not exist", remedy, null);
        if (Files.isDirectory(file)) throw new BrokenFileException(file, "is a folder", remedy, null);
        if (Files.size(file) == 0) throw new BrokenFileException(file, "is empty", remedy, null);
    }
}
