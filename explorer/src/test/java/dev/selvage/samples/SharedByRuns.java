package dev.selvage.samples;

import java.util.Locale;
import java.util.TimeZone;

/** Programs that change what all code of a JVM shares. */
public final class SharedByRuns {
    private SharedByRuns() {}

    /** Fails where an earlier run has been, and always if its argument is not empty. */
    public static final class LeavesTraces {
        private static final String NAME = "selvage.samples.trace";

        private LeavesTraces() {}

        public static void main(String[] args) throws InterruptedException {
            Thread other = new Thread(() -> {});
            other.start();
            if (System.setProperty(NAME, "here") != null) throw new IllegalStateException("a property was left");
            System.setProperty("user.timezone", "Asia/Tokyo");
            TimeZone.setDefault(null);
            if (!TimeZone.getDefault().getID().equals("Asia/Tokyo")) throw new IllegalStateException("time zone");
            Locale.setDefault(Locale.CHINA);
            other.join();
            if (args.length > 0) throw new IllegalStateException(args[0]);
        }
    }
}
