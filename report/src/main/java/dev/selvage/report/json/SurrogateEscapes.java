package dev.selvage.report.json;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import org.jspecify.annotations.Nullable;

/** Writes surrogates as escapes: a program may print halves of characters, which UTF-8 cannot hold. */
final class SurrogateEscapes extends CharacterEscapes {
    private static final long serialVersionUID = 1L;

    @Override
    public int[] getEscapeCodesForAscii() {
        return standardAsciiEscapesForJSON();
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int character) {
        if (character > Character.MAX_VALUE || !Character.isSurrogate((char) character)) return null;
        return new SerializedString(String.format("\\u%04X", character));
    }
}
