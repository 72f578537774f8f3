package dev.selvage.samples;

/** Right after it has started a thread, main makes an exception, with a stack trace or without. */
public final class Thrown {
    static volatile int value;

    private Thrown() {}

    private static final class WithoutTrace extends Exception {
        private static final long serialVersionUID = 1;

        WithoutTrace() {
            super("no trace", null, false, false);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> value = 1).start();
        Exception made = args[0].equals("trace") ? new Exception("trace") : new WithoutTrace();
        if (made.getCause() == null) value = 2;
    }
}
