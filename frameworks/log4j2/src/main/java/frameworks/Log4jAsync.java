package frameworks;

import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import user.Both;
import user.Tally;

/** Two threads log through asynchronous loggers, and the arguments of messages count how often they are used. */
public final class Log4jAsync {
    public static void main(String[] args) throws Exception {
        System.setProperty("log4j2.contextSelector", "org.apache.logging.log4j.core.async.AsyncLoggerContextSelector");
        Tally tally = Tally.of(args);
        Logger logger = LogManager.getLogger("shop");
        Object argument = new Object() {
            @Override
            public String toString() {
                tally.add();
                return "tea";
            }
        };
        Both.atOnce(() -> logger.error("sold {}", argument), () -> logger.error("bought {}", argument));
        LogManager.shutdown();
        tally.expect(2);
    }
}
