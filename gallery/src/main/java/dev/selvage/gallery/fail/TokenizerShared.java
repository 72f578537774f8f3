package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.StringTokenizer;

/** Two threads take words from one tokenizer without a lock: both get the same one. */
@Fails("assertion")
public final class TokenizerShared {
    private static final StringTokenizer WORDS = new StringTokenizer("a bc");
    private static String first = "";
    private static String second = "";

    private TokenizerShared() {}

    public static void main(String[] args) {
        Threads.both(() -> first = WORDS.nextToken(), () -> second = WORDS.nextToken());
        Check.equal(3, first.length() + second.length());
    }
}
