package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicInteger;

/** A program that changes the default locale and the default time zone. */
public final class DefaultsSetOnce {

    private DefaultsSetOnce() {}

    public static void main(String[] args) {
        Check.that(!Locale.getDefault().equals(Locale.CHINA), "the locale of an earlier run");
        Check.that(!Locale.getDefault(Locale.Category.FORMAT).equals(Locale.KOREA), "the format of an earlier run");
        Check.that(!TimeZone.getDefault().getID().equals("Asia/Tokyo"), "the time zone of an earlier run");
        Locale.setDefault(Locale.CHINA);
        Locale.setDefault(Locale.Category.FORMAT, Locale.KOREA);
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        AtomicInteger count = new AtomicInteger();
        Threads.both(count::incrementAndGet, count::incrementAndGet);
        Check.equal(2, count.get());
        Check.equal(Locale.CHINA, Locale.getDefault());
        Check.equal("Asia/Tokyo", TimeZone.getDefault().getID());
    }
}
