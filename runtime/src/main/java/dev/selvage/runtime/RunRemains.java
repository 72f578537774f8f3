package dev.selvage.runtime;

/**
 * Hooks where a run makes something outside the heap that the next one would meet: open files, sockets and selectors, files on disk, processes. When the
 * run is over, all that is left of it is removed.
 */
public final class RunRemains {
    // What the hooks tell. No enum: javac makes a class for a switch over one, or does not, as its version goes.
    private static final int OPENED = 0;
    private static final int CLOSES = 1;
    private static final int STARTED = 2;
    private static final int ATTEMPTS = 3;
    private static final int ATTEMPTED = 4;
    private static final int MADE = 5;

    private static volatile boolean kept;

    private RunRemains() {}

    /** Says whether runs are to find what earlier ones have left. */
    static void keep(boolean really) {
        kept = really;
    }

    /** Whether what the calling thread makes is to be gone after the run. What initialisers of the JDK open is for all runs. */
    private static boolean isOfRun() {
        if (!Guard.watching || kept) return false;
        if (Guard.isControlled()) return Guard.ignored == 0;
        return External.isAway() || Free.on && Free.isNoticed();
    }

    /** A descriptor, a selector, a group of channels or the thread's part of a watch service was made. */
    public static void opened(Object opened) {
        if (isOfRun()) take(OPENED, opened);
    }

    /** A descriptor, or a watch service, is about to be closed: from now on its number may be that of another one. */
    public static void closes(Object opened) {
        if (Guard.watching) take(CLOSES, opened);
    }

    /** A process was started. */
    public static void started(Process process) {
        if (isOfRun()) take(STARTED, process);
    }

    /**
     * Before something that may make a file or a folder; {@link #exit} follows whether it succeeds or not.
     *
     * @param file its path, file or name
     */
    public static void enter(Object file) {
        if (isOfRun()) take(ATTEMPTS, file);
    }

    /** After what {@link #enter} announced. */
    public static void exit() {
        if (isOfRun()) take(ATTEMPTED, Thread.currentThread());
    }

    /** A file was made that was not there before. */
    public static void made(Object file) {
        if (isOfRun()) take(MADE, file);
    }

    private static void take(int note, Object subject) {
        Thread me = Guard.isControlled() ? Guard.token : null;
        long state = me == null ? 0 : Section.enter();
        try {
            write(note, subject);
        } finally {
            if (me != null) Section.exit(me, state);
        }
    }

    private static void write(int note, Object subject) {
        switch (note) {
            case OPENED -> OpenDescriptors.add(subject);
            case CLOSES -> OpenDescriptors.remove(subject);
            case STARTED -> ChildProcesses.add((Process) subject);
            case ATTEMPTS -> MadeFiles.attempt(Thread.currentThread(), subject);
            case ATTEMPTED -> MadeFiles.attempted((Thread) subject);
            case MADE -> MadeFiles.add(subject);
            default -> throw new IllegalArgumentException("unknown note " + note);
        }
    }

    /** Ends what threads of a run that is over may be waiting for. */
    public static void callBack() {
        ChildProcesses.end();
        OpenDescriptors.callBack();
    }

    /** Ends and closes what a run that is over has left running and open. */
    static void close() {
        ChildProcesses.end();
        OpenDescriptors.close();
    }

    /** Deletes the files that it has made; nobody writes to them any more. */
    static void delete() {
        MadeFiles.delete();
    }
}
