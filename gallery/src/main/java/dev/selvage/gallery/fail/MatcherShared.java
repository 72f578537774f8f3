package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two threads look for numbers with one {@link Matcher}, and one gets what the other has found. */
@Fails("assertion,exception")
public final class MatcherShared {

    private MatcherShared() {}

    public static void main(String[] args) {
        Matcher numbers = Pattern.compile("[0-9]").matcher("1 2");
        AtomicInteger sum = new AtomicInteger();
        Threads.both(() -> sum.addAndGet(next(numbers)), () -> sum.addAndGet(next(numbers)));
        Check.equal(3, sum.get());
    }

    private static int next(Matcher numbers) {
        return numbers.find() ? Integer.parseInt(numbers.group()) : 0;
    }
}
