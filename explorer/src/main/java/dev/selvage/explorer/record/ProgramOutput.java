package dev.selvage.explorer.record;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes what the program prints, instead of the terminal: a campaign would print it thousands of times. */
public final class ProgramOutput implements AutoCloseable {
    private static final int KEPT_BYTES = 1 << 16;
    private static final int KEPT_LINES = 50;

    private final PrintStream realOut = System.out;
    private final PrintStream realErr = System.err;
    private final Tail tail;
    private final PrintStream captured;

    private ProgramOutput(boolean show) {
        this.tail = new Tail(show ? realOut : null);
        this.captured = new PrintStream(tail, true, StandardCharsets.UTF_8);
        redirect();
    }

    private void redirect() {
        System.setOut(captured);
        System.setErr(captured);
    }

    /** @param show whether it goes to the terminal as well */
    public static ProgramOutput capture(boolean show) {
        return new ProgramOutput(show);
    }

    /** Forgets what was printed; a program that has redirected its output did so for its own run. */
    public void clear() {
        tail.clear();
        redirect();
    }

    /** The last lines since the last {@link #clear}. */
    public List<String> lines() {
        List<String> lines = tail.text().lines().toList();
        return List.copyOf(lines.subList(Math.max(0, lines.size() - KEPT_LINES), lines.size()));
    }

    @Override
    public void close() {
        System.setOut(realOut);
        System.setErr(realErr);
    }

    /** Keeps the last bytes written to it. */
    private static final class Tail extends OutputStream {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final @Nullable PrintStream copy;

        Tail(@Nullable PrintStream copy) {
            this.copy = copy;
        }

        @Override
        public synchronized void write(int value) {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] data, int offset, int length) {
            if (copy != null) copy.write(data, offset, length);
            int kept = Math.min(length, KEPT_BYTES);
            if (bytes.size() + kept > 2 * KEPT_BYTES) trim();
            bytes.write(data, offset + length - kept, kept);
        }

        private void trim() {
            byte[] all = bytes.toByteArray();
            bytes.reset();
            bytes.write(all, all.length - KEPT_BYTES, KEPT_BYTES);
        }

        public synchronized void clear() {
            bytes.reset();
        }

        synchronized String text() {
            return bytes.toString(StandardCharsets.UTF_8);
        }
    }
}
