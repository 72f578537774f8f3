package dev.selvage.launcher.worker;

import dev.selvage.launcher.Caller;
import dev.selvage.launcher.RefusedException;
import dev.selvage.launcher.SignsOfLife;
import dev.selvage.launcher.control.Control;

/** The main class of a worker: makes the runs that another JVM hands out. */
public final class WorkerMain {
    private WorkerMain() {}

    public static void main(String[] arguments) {
        int exitCode = SignsOfLife.CALLER_LOST;
        try {
            work();
            exitCode = 0;
        } catch (Throwable e) {
            e.printStackTrace();
        }
        // Leftover threads of a program under test must not keep the worker alive.
        System.exit(exitCode);
    }

    /**
     * Works until the connection to the one who hands out the runs ends.
     *
     * @throws RefusedException when nobody hands out runs
     */
    public static void work() throws Exception {
        // First of all: a class that is loaded later is rewritten as it is loaded, which takes less than to replace it.
        Control.prepare();
        // Ctrl-C goes to all processes of a terminal; when this one ends is for the one to say that hands out the runs.
        // Named in full, because javadoc warns of an import of these.
        sun.misc.Signal.handle(new sun.misc.Signal("INT"), sun.misc.SignalHandler.SIG_IGN);
        try (Caller caller = Caller.connect(System.in)) {
            if (caller == null) throw new RefusedException("a worker is started by 'selvage run --jobs' only");
            WorkSession.run(caller.lines());
        }
    }
}
