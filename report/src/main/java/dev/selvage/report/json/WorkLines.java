package dev.selvage.report.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Messages of {@code dev.selvage.report.work} over a pair of streams, one line of JSON each. */
public final class WorkLines {
    private final BufferedReader in;
    private final OutputStream out;

    public WorkLines(InputStream in, OutputStream out) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    /** Sends a message whole; several threads may do so. */
    public void send(Object message) throws IOException {
        // Bytes first: a message that cannot be written leaves no half line, and one that takes long holds up nobody.
        String plain = PlainMessages.write(message);
        String line = plain == null ? Databind.write(message) : plain;
        write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private synchronized void write(byte[] line) throws IOException {
        out.write(line);
        out.flush();
    }

    /** The next message, or null at the end of the stream. */
    public <T> @Nullable T receive(Class<T> type) throws IOException {
        String line = in.readLine();
        if (line == null) return null;
        T plain = PlainMessages.read(line, type);
        return plain == null ? Databind.read(line, type) : plain;
    }

    /** Loaded when it is needed: a worker whose run does not fail does without it. */
    private static final class Databind {
        private static final ObjectMapper JSON = Json.compact();

        static String write(Object message) throws IOException {
            return JSON.writeValueAsString(message);
        }

        static <T> T read(String line, Class<T> type) throws IOException {
            try {
                return JSON.readValue(line, type);
            } catch (JsonProcessingException e) {
                throw new IOException("a line is no " + type.getSimpleName() + ": " + e.getOriginalMessage(), e);
            }
        }
    }
}
