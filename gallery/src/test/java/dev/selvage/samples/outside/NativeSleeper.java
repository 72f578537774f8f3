package dev.selvage.samples.outside;

/** Calls native code that waits until another thread calls it, too; the library is the argument. */
public final class NativeSleeper {
    private int meetings;

    /** Returns when two threads have called it. */
    private static native void meet();

    public static void main(String[] args) throws Exception {
        System.load(args[0]);
        NativeSleeper shared = new NativeSleeper();
        Thread first = new Thread(shared::come, "first");
        Thread second = new Thread(shared::come, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        Expect.that(shared.meetings == 2, "there were " + shared.meetings + " meetings");
    }

    private void come() {
        meet();
        synchronized (this) {
            meetings++;
        }
    }
}
