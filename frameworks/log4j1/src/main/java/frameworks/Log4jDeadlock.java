package frameworks;

import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;
import user.Both;

/** An article logs while it holds its lock, and another thread logs the article: its text needs the same lock, under that of the logger. */
public final class Log4jDeadlock {
    private static final Logger LOGGER = Logger.getLogger("shop");

    /** Something with a lock that is logged. */
    private static final class Article {
        private final boolean buggy;
        private int stock;

        Article(boolean buggy) {
            this.buggy = buggy;
        }

        void sell() {
            if (buggy) {
                synchronized (this) {
                    stock--;
                    LOGGER.info("sold");
                }
                return;
            }
            synchronized (this) {
                stock--;
            }
            LOGGER.info("sold");
        }

        @Override
        public synchronized String toString() {
            return "stock " + stock;
        }
    }

    public static void main(String[] args) throws Exception {
        LOGGER.setAdditivity(false);
        LOGGER.addAppender(new AppenderSkeleton() {
            @Override
            protected void append(LoggingEvent event) {
                event.getRenderedMessage();
            }

            @Override
            public void close() {}

            @Override
            public boolean requiresLayout() {
                return false;
            }
        });
        Article article = new Article(Both.buggy(args));
        Both.atOnce(article::sell, () -> LOGGER.info(article));
    }
}
