package dev.selvage.samples;

/** A program that depends on how often it was run before: in some of its runs a thread takes a lock once more. */
public final class Unsteady {
    public static final String RUNS = "dev.selvage.samples.runs";
    private static final Object LOCK = new Object();
    private static int count;

    private Unsteady() {}

    /** @param args the first run that is odd, and the last */
    public static void main(String[] args) {
        int run = Integer.getInteger(RUNS, 0) + 1;
        System.setProperty(RUNS, String.valueOf(run));
        int first = Integer.parseInt(args[0]);
        int last = Integer.parseInt(args[1]);
        boolean odd = run >= first && run <= last;
        new Thread(Unsteady::count).start();
        if (odd) {
            synchronized (LOCK) {
                count = 0;
            }
        }
        count();
    }

    private static void count() {
        synchronized (LOCK) {
            count++;
        }
    }
}
