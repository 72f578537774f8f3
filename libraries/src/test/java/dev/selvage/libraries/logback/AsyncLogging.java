package dev.selvage.libraries.logback;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.AppenderBase;
import dev.selvage.libraries.Together;

/** Two threads log through an appender with a worker thread. */
public final class AsyncLogging {
    private AsyncLogging() {}

    private static final class Counter extends AppenderBase<ILoggingEvent> {
        private int count;

        @Override
        protected void append(ILoggingEvent event) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        LoggerContext context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        Counter counter = new Counter();
        counter.setContext(context);
        counter.start();
        AsyncAppender async = new AsyncAppender();
        async.setContext(context);
        async.setQueueSize(2);
        async.addAppender(counter);
        async.start();
        Logger logger = context.getLogger("test");
        logger.addAppender(async);
        Together.run(() -> logger.warn("one"), () -> logger.warn("two"), () -> logger.warn("three"));
        context.stop();
        Together.expect(3, counter.count);
    }
}
