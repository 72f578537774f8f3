package dev.selvage.report.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.io.CharConversionException;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says in a user's words why a file could not be read. */
final class Complaint {
    private static final List<String> WORDS = List.of("true", "false", "null");
    private static final Pattern UNKNOWN_WORD = Pattern.compile("^Unrecognized token '(\\w+)'");

    private Complaint() {}

    static String of(IOException e) {
        if (e instanceof JsonMappingException mapping) return ofContent(mapping);
        if (e instanceof JsonProcessingException syntax)
            return (isCutOff(syntax) ? "is cut off" : "is not JSON") + at(syntax);
        if (e instanceof CharConversionException) return "is not JSON";
        return "cannot be read (" + e + ")";
    }

    /** The parser has an exception of its own for some of the places where a file may end too early, but not for all. */
    private static boolean isCutOff(JsonProcessingException e) {
        String message = e.getOriginalMessage();
        Matcher unknown = UNKNOWN_WORD.matcher(message);
        boolean cutWord = unknown.find() && WORDS.stream().anyMatch(word -> word.startsWith(unknown.group(1)));
        return cutWord || e instanceof JsonEOFException || message.startsWith("Unexpected end-of-input");
    }

    private static String ofContent(JsonMappingException e) {
        // Damage inside a value surfaces as a failed mapping of that value.
        boolean outOfRange = e.getCause() instanceof InputCoercionException;
        if (e.getCause() instanceof JsonProcessingException syntax && !outOfRange) return of(syntax);
        if (e.getPath().isEmpty()) return "holds something else than " + expected(e) + at(e);
        return "is damaged: \"" + path(e) + "\" " + problem(e) + at(e);
    }

    private static String problem(JsonMappingException e) {
        if (e.getOriginalMessage().startsWith("Missing required")) return "is missing";
        if (e.getCause() instanceof IllegalArgumentException broken) return String.valueOf(broken.getMessage());
        return "is not " + expected(e);
    }

    private static String expected(JsonMappingException e) {
        if (e.getCause() instanceof InputCoercionException) return "a whole number in range";
        Class<?> type = e instanceof MismatchedInputException mismatch ? mismatch.getTargetType() : null;
        if (type == null) return "what belongs there";
        if (type == String.class) return "a text";
        if (type == boolean.class) return "true or false";
        if (type == double.class) return "a number";
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) return "a whole number";
        if (type.isEnum()) return "one of the known words";
        return Collection.class.isAssignableFrom(type) ? "a list" : "an object of the right shape";
    }

    private static String path(JsonMappingException e) {
        StringBuilder path = new StringBuilder();
        for (JsonMappingException.Reference step : e.getPath()) {
            if (step.getFieldName() == null)
                path.append('[').append(step.getIndex()).append(']');
            else path.append(path.length() == 0 ? "" : ".").append(step.getFieldName());
        }
        return path.toString();
    }

    private static String at(JsonProcessingException e) {
        JsonLocation location = e.getLocation();
        return location == null ? "" : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
    }
}
