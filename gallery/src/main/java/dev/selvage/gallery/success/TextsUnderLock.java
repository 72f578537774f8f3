package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Scanner;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.zip.CRC32;

/** A checksum, a joiner, a scanner and a tokenizer are used under a lock. */
public final class TextsUnderLock {
    private static final CRC32 SUM = new CRC32();
    private static final StringJoiner NAMES = new StringJoiner(",");
    private static final Scanner NUMBERS = new Scanner("1");
    private static final StringTokenizer WORDS = new StringTokenizer("a bc");

    private TextsUnderLock() {}

    public static void main(String[] args) {
        Threads.both(TextsUnderLock::work, TextsUnderLock::work);
        CRC32 expected = new CRC32();
        expected.update(7);
        expected.update(7);
        Check.equal(expected.getValue(), SUM.getValue());
        String names = NAMES.toString();
        Check.that(names.equals("a,bc"), names);
    }

    private static void work() {
        synchronized (SUM) {
            SUM.update(7);
            NAMES.add(WORDS.nextToken());
            if (NUMBERS.hasNextInt()) Check.equal(1, NUMBERS.nextInt());
        }
    }
}
