package dev.selvage.report.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON as maps, lists, texts, whole numbers and truth values, by the streams of Jackson alone: its data binding takes half a second to load. */
final class JsonTree {
    private static final JsonFactory STREAMS = streams();

    private JsonTree() {}

    static JsonFactory streams() {
        return new JsonFactoryBuilder()
                .characterEscapes(new SurrogateEscapes())
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
    }

    static @Nullable Object read(String line) throws IOException {
        try (JsonParser parser = STREAMS.createParser(line)) {
            parser.nextToken();
            Object value = value(parser);
            if (parser.nextToken() != null) throw new IOException("something follows a message");
            return value;
        }
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null) throw new IOException("a message ends too early");
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> throw new IOException("unexpected " + parser.getText());
        };
    }

    private static Map<String, @Nullable Object> object(JsonParser parser) throws IOException {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            members.put(name, value(parser));
        }
        return members;
    }

    private static List<@Nullable Object> array(JsonParser parser) throws IOException {
        List<@Nullable Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) elements.add(value(parser));
        return elements;
    }

    static String write(Object tree) throws IOException {
        StringWriter line = new StringWriter();
        try (JsonGenerator generator = STREAMS.createGenerator(line)) {
            write(tree, generator);
        }
        return line.toString();
    }

    private static void write(@Nullable Object value, JsonGenerator generator) throws IOException {
        if (value instanceof Map<?, ?> members) {
            generator.writeStartObject();
            for (Map.Entry<?, ?> member : members.entrySet()) {
                generator.writeFieldName((String) member.getKey());
                write(member.getValue(), generator);
            }
            generator.writeEndObject();
        } else if (value instanceof Collection<?> elements) {
            generator.writeStartArray();
            for (Object element : elements) write(element, generator);
            generator.writeEndArray();
        } else if (value instanceof String text) {
            generator.writeString(text);
        } else if (value instanceof Boolean truth) {
            generator.writeBoolean(truth);
        } else if (value instanceof Number number) {
            generator.writeNumber(number.longValue());
        } else {
            generator.writeNull();
        }
    }
}
