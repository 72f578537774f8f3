package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.text.MessageFormat;
import java.util.Date;
import java.util.Locale;

/** Two threads format messages, which share what the JDK knows of languages. */
@Runs(random = 50, exhaustive = 200)
public final class MessagesFormattedByTwo {

    private MessagesFormattedByTwo() {}

    public static void main(String[] args) {
        Threads.both(MessagesFormattedByTwo::format, MessagesFormattedByTwo::format);
    }

    private static void format() {
        MessageFormat format = new MessageFormat("{0} of {1,number,integer} in {2,date,yyyy} {3}", Locale.US);
        Check.equal(
                "1 of 2,000 in 2001 items",
                format.format(new Object[] {1, 2000, new Date(1_000_000_000_000L), "items"}));
    }
}
