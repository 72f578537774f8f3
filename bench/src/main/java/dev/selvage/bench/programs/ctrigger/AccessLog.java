package dev.selvage.bench.programs.ctrigger;

/** A web server's log buffer: a line is copied to the end of the buffer, and then the end is moved, without a lock. */
public final class AccessLog {
    private static final int LINE = 8;

    private final byte[] buffer;
    private int end;
    private int served;

    private AccessLog(int lines) {
        buffer = new byte[lines * LINE];
    }

    private void append(byte[] line) {
        System.arraycopy(line, 0, buffer, end, line.length);
        end += line.length;
    }

    private synchronized int number() {
        return ++served;
    }

    private void handle() {
        int request = number();
        byte[] line = new byte[LINE];
        java.util.Arrays.fill(line, (byte) request);
        if (Work.compute(request) == 0) line[0] = 0;
        append(line);
    }

    private void check(int requests) {
        if (end != requests * LINE) throw new AssertionError("the log has " + end / LINE + " lines of " + requests);
        for (int i = 0; i < end; i++) {
            if (buffer[i] != buffer[i - i % LINE]) throw new AssertionError("a line is garbled");
        }
    }

    /** The arguments are the number of workers and that of requests. */
    public static void main(String[] args) {
        int requests = Integer.parseInt(args[1]);
        AccessLog log = new AccessLog(requests);
        Work.serve(Integer.parseInt(args[0]), requests, log::handle);
        log.check(requests);
    }
}
