package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A program that sets up a logger, with a handler that counts what it gets, and leaves it so. */
@Runs(random = 50, exhaustive = 100)
public final class LoggerSetUpOnce {

    private LoggerSetUpOnce() {}

    public static void main(String[] args) {
        AtomicInteger messages = new AtomicInteger();
        Logger logger = Logger.getLogger("gallery");
        Check.equal(null, logger.getLevel());
        Check.equal(0, logger.getHandlers().length);
        logger.setLevel(Level.WARNING);
        logger.setUseParentHandlers(false);
        logger.addHandler(new Counting(messages));
        Logger.getGlobal().setLevel(Level.OFF);
        Threads.both(() -> logger.warning("one"), () -> logger.info("none"));
        Check.equal(1, messages.get());
    }

    private static final class Counting extends Handler {
        private final AtomicInteger messages;

        Counting(AtomicInteger messages) {
            this.messages = messages;
        }

        @Override
        public void publish(LogRecord message) {
            messages.incrementAndGet();
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
