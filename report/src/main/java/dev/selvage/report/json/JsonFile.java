package dev.selvage.report.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The JSON file of one kind of record, and what to tell a user whose file is not one. */
final class JsonFile<T> {

    /** Takes from a file what can be known before it is read as a record. */
    @FunctionalInterface
    interface Peek {
        Optional<String> at(JsonParser json) throws IOException;
    }

    @FunctionalInterface
    private interface Access<R> {
        R from(InputStream in) throws IOException;
    }

    private static final ObjectMapper JSON = Json.mapper();

    private final Class<T> type;
    private final String remedy;

    /** The remedy is the part of every complaint that says what to do. */
    JsonFile(Class<T> type, String remedy) {
        this.type = type;
        this.remedy = remedy;
    }

    /** Sets up the mapping of records to JSON, if that was not done before. */
    static void prepare() {
        JSON.version();
    }

    void write(Path file, T value) throws IOException {
        AtomicFile.write(file, out -> {
            JSON.writeValue(out, value);
            out.write('\n');
        });
    }

    T read(Path file) {
        return open(file, in -> Optional.ofNullable(JSON.readValue(in, type)))
                .orElseThrow(() -> new BrokenFileException(file, "holds nothing but null", remedy, null));
    }

    Optional<String> peek(Path file, Peek peek) {
        return open(file, in -> peek.at(JSON.createParser(in)));
    }

    private <R> R open(Path file, Access<R> access) {
        try {
            checkPresent(file);
            try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
                return access.from(in);
            }
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
