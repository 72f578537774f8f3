package dev.selvage.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;

/** Keeps a value on one line of an otherwise indented file: long lists stay small and can be searched by line. */
final class OneLineSerializer<T> extends StdSerializer<T> {
    private static final long serialVersionUID = 1L;

    private final transient ObjectWriter compact;

    OneLineSerializer(Class<T> type, ObjectMapper compact) {
        super(type);
        this.compact = compact.writerFor(type);
    }

    @Override
    public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
        json.writeRawValue(compact.writeValueAsString(value));
    }
}
