package dev.selvage.cli.doctor;

import dev.selvage.engine.execution.Affinity;
import java.util.concurrent.FutureTask;

/** Whether the threads of a program can be kept on one core, which makes handing over between them faster. */
public final class OneCore {
    private OneCore() {}

    /** Tried in a thread of its own: the others must stay free. */
    public static String check() throws Exception {
        FutureTask<Boolean> pinning = new FutureTask<>(Affinity::pinToOneCore);
        new Thread(pinning, "selvage-affinity").start();
        return pinning.get()
                ? "threads of a program are kept on one core"
                : "threads cannot be kept on one core (no taskset?): all works, but slower";
    }
}
