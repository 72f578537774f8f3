package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A handler that is left in its logger counts messages without a lock; publishing is not mutually exclusive. */
@Fails("assertion")
@Runs(random = 50, exhaustive = 100)
public final class LogHandlerLosesUpdate {

    private LogHandlerLosesUpdate() {}

    public static void main(String[] args) {
        Counting counting = new Counting();
        Logger logger = Logger.getLogger("gallery");
        logger.setUseParentHandlers(false);
        logger.addHandler(counting);
        Threads.both(() -> logger.info("one"), () -> logger.info("two"));
        Check.equal(2, counting.messages);
    }

    private static final class Counting extends Handler {
        private int messages;

        @Override
        public void publish(LogRecord message) {
            messages++;
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
