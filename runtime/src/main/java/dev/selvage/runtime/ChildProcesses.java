package dev.selvage.runtime;

import java.util.ArrayList;
import java.util.List;

/** Processes that a run has started. A program's children outlive it; those of a thousand runs would pile up, and each run would meet those of all before. */
final class ChildProcesses {
    private static final List<Process> STARTED = new ArrayList<>();
    private static volatile boolean any;

    private ChildProcesses() {}

    static synchronized void add(Process process) {
        any = true;
        STARTED.add(process);
    }

    /** Ends those that are still there, with their own children. The JDK makes sure that it is the same process: numbers are used again. */
    static void end() {
        if (any) endAll();
    }

    private static synchronized void endAll() {
        any = false;
        for (Process process : STARTED) {
            ProcessHandle handle = process.toHandle();
            if (!handle.isAlive()) continue;
            Object[] children = handle.descendants().toArray();
            handle.destroyForcibly();
            for (Object child : children) ((ProcessHandle) child).destroyForcibly();
        }
        STARTED.clear();
    }
}
