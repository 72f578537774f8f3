package dev.selvage.report.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.selvage.report.model.FailureReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** A file {@code failure-N.json}: a failure with its schedule and its trace. */
public final class FailureFile {
    private static final String REMEDY = "name a failure-N.json that 'selvage run' has written, or run it again";
    private static final JsonFile<FailureReport> FILE = new JsonFile<>(FailureReport.class, REMEDY);

    private FailureFile() {}

    public static void write(Path file, FailureReport failure) throws IOException {
        FILE.write(file, failure);
    }

    /** Throws {@link BrokenFileException} where there is no such failure. */
    public static FailureReport read(Path file) {
        // The format comes first: in a file of another version any other complaint would mislead.
        checkFormat(file);
        return FILE.read(file);
    }

    private static void checkFormat(Path file) {
        String format = FILE.peek(file, FailureFile::format)
                .orElseThrow(() ->
                        new BrokenFileException(file, "is not a failure file: it has no \"format\"", REMEDY, null));
        if (!format.equals(FailureReport.FORMAT)) {
            String problem = "has the format \"" + format + "\" instead of \"" + FailureReport.FORMAT + "\"";
            throw new BrokenFileException(file, problem, "use the version of Selvage that wrote it", null);
        }
    }

    private static Optional<String> format(JsonParser json) throws IOException {
        if (json.nextToken() != JsonToken.START_OBJECT) return Optional.empty();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            boolean found = json.currentName().equals("format");
            json.nextToken();
            if (found) return Optional.of(json.getText());
            json.skipChildren();
        }
        return Optional.empty();
    }
}
