package frameworks;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import org.slf4j.LoggerFactory;
import user.Both;
import user.Tally;

/** Two threads log, an asynchronous appender writes, and the arguments of messages count how often they are used. */
public final class LogbackAsync {

    /** Keeps nothing, but formats. */
    private static final class Formatting extends AppenderBase<ILoggingEvent> {
        @Override
        protected void append(ILoggingEvent event) {
            event.getFormattedMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        Formatting formatting = new Formatting();
        formatting.setContext(context);
        formatting.start();
        AsyncAppender async = new AsyncAppender();
        async.setContext(context);
        async.addAppender(formatting);
        async.start();
        Logger logger = context.getLogger("shop");
        logger.setAdditive(false);
        logger.addAppender(async);
        Object argument = new Object() {
            @Override
            public String toString() {
                tally.add();
                return "tea";
            }
        };
        Both.atOnce(() -> logger.info("sold {}", argument), () -> logger.info("bought {}", argument));
        context.stop();
        tally.expect(2);
    }
}
