import org.apache.commons.lang.math.IntRange;

/** Two threads that ask for a hash code for the first time get the same one. */
public class HashOfRange {
    public static void main(String[] args) throws Exception {
        IntRange range = new IntRange(3, 7);
        int expected = new IntRange(3, 7).hashCode();
        Runnable ask = () -> {
            int hash = range.hashCode();
            if (hash != expected) throw new AssertionError("hash code " + hash + " and not " + expected);
        };
        Thread other = new Thread(ask);
        other.start();
        ask.run();
        other.join();
    }
}
