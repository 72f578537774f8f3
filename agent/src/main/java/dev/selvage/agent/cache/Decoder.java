package dev.selvage.agent.cache;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;

/** Reads what an {@link Encoder} wrote. */
final class Decoder {
    private final byte[] bytes;
    private int position;

    Decoder(byte[] bytes) {
        this.bytes = bytes;
    }

    int getInt() {
        byte[] source = bytes;
        int at = position;
        position = at + Integer.BYTES;
        return source[at] << 24 | (source[at + 1] & 0xff) << 16 | (source[at + 2] & 0xff) << 8 | source[at + 3] & 0xff;
    }

    byte[] getBytes() {
        int from = pieceOf(getInt());
        return Arrays.copyOfRange(bytes, from, position);
    }

    String getText() {
        int from = pieceOf(getInt());
        return new String(bytes, from, position - from, StandardCharsets.UTF_8);
    }

    <C extends Collection<String>> C getTexts(C texts) {
        for (int left = getInt(); left > 0; left--) texts.add(getText());
        return texts;
    }

    private int pieceOf(int length) {
        int from = position;
        position = from + length;
        return from;
    }
}
