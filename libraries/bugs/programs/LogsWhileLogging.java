import org.apache.log4j.Appender;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** Two threads log objects whose texts log something themselves, each by the logger of the other. */
public class LogsWhileLogging {
    private static final Logger ORDERS = Logger.getLogger("orders");
    private static final Logger PAYMENTS = Logger.getLogger("payments");

    public static void main(String[] args) throws Exception {
        ORDERS.addAppender(rendering());
        PAYMENTS.addAppender(rendering());
        Thread orders = new Thread(() -> ORDERS.error(loggingBy(PAYMENTS)));
        Thread payments = new Thread(() -> PAYMENTS.error(loggingBy(ORDERS)));
        orders.start();
        payments.start();
        orders.join();
        payments.join();
    }

    private static Appender rendering() {
        return new AppenderSkeleton() {
            @Override
            protected void append(LoggingEvent event) {
                event.getRenderedMessage();
            }

            @Override
            public boolean requiresLayout() {
                return false;
            }

            @Override
            public void close() {}
        };
    }

    private static Object loggingBy(Logger logger) {
        return new Object() {
            @Override
            public String toString() {
                logger.error("asked for its text");
                return "text";
            }
        };
    }
}
