package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Words are counted by {@code merge}, which is atomic for each key. */
public final class ConcurrentMapMerge {

    private static final ConcurrentMap<String, Integer> WORDS = new ConcurrentHashMap<>();

    private ConcurrentMapMerge() {}

    private static void count(String word) {
        WORDS.merge(word, 1, Integer::sum);
    }

    public static void main(String[] args) {
        Thread other = Threads.start(() -> {
            count("to");
            count("be");
        });
        count("to");
        Threads.join(other);
        Check.equal((Integer) 2, WORDS.get("to"));
        Check.equal((Integer) 1, WORDS.get("be"));
    }
}
