import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.slf4j.LoggerFactory;

/** Two threads log as the first thing they do; no message is lost while loggers are set up. */
public class FirstMessages {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        System.setProperty("org.slf4j.simpleLogger.logFile", "System.out");
        System.setOut(new PrintStream(written, true));
        Thread first = new Thread(() -> LoggerFactory.getLogger("first").info("message of the first"));
        Thread second = new Thread(() -> LoggerFactory.getLogger("second").info("message of the second"));
        first.start();
        second.start();
        first.join();
        second.join();
        String messages = written.toString();
        if (!messages.contains("of the first") || !messages.contains("of the second")) {
            throw new AssertionError("a message is lost: " + messages);
        }
    }
}
