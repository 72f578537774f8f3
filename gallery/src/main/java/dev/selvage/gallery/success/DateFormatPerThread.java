package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Threads format dates, each with a format of its own, as formats are not made for several. */
public final class DateFormatPerThread {
    private static final ThreadLocal<SimpleDateFormat> FORMAT = ThreadLocal.withInitial(DateFormatPerThread::newFormat);

    private DateFormatPerThread() {}

    private static SimpleDateFormat newFormat() {
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        return format;
    }

    public static void main(String[] args) {
        Threads.both(
                () -> Check.equal("1970-01-01", FORMAT.get().format(new Date(0))),
                () -> Check.equal("1970-02-05", FORMAT.get().format(new Date(35L * 24 * 60 * 60 * 1000))));
    }
}
