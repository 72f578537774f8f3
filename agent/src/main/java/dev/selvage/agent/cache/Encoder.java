package dev.selvage.agent.cache;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;

/**
 * Numbers, texts and pieces of bytes, one after the other. The JDK's own streams take longer in code that is not compiled yet, and
 * load classes that have to be rewritten.
 */
final class Encoder {
    private byte[] bytes;
    private int size;

    Encoder(int expected) {
        bytes = new byte[expected];
    }

    void putInt(int value) {
        if (size + Integer.BYTES > bytes.length) grow(Integer.BYTES);
        byte[] target = bytes;
        int at = size;
        target[at] = (byte) (value >> 24);
        target[at + 1] = (byte) (value >> 16);
        target[at + 2] = (byte) (value >> 8);
        target[at + 3] = (byte) value;
        size = at + Integer.BYTES;
    }

    void putBytes(byte[] piece) {
        putInt(piece.length);
        if (size + piece.length > bytes.length) grow(piece.length);
        System.arraycopy(piece, 0, bytes, size, piece.length);
        size += piece.length;
    }

    void putText(String text) {
        putBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    void putTexts(Collection<String> texts) {
        putInt(texts.size());
        for (String text : texts) putText(text);
    }

    private void grow(int by) {
        bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + by));
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }
}
