package dev.selvage.cli.programs;

import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Fails once its threads have had the JDK make the calendar of Caesar, which it makes once for the whole JVM. */
public final class CountsInOldCalendar {
    private CountsInOldCalendar() {}

    public static void main(String[] args) throws InterruptedException {
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        Runnable count = () -> {
            synchronized (calendar) {
                calendar.set(1100, Calendar.FEBRUARY, 1);
                calendar.getTimeInMillis();
            }
        };
        Thread one = new Thread(count);
        Thread other = new Thread(count);
        one.start();
        other.start();
        one.join();
        other.join();
        throw new IllegalStateException("counted");
    }
}
