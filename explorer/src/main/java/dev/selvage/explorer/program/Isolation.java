package dev.selvage.explorer.program;

/** What a run begins without: how much of an earlier run in the same JVM it can see. */
public enum Isolation {
    /** Classes are loaded once, and statics stay as an earlier run has left them. */
    NONE,
    /** Statics begin anew: in the classes as they are where that makes no difference, and else in classes that are loaded anew. */
    STATICS,
    /** All classes are loaded anew. */
    LOADER,
    /** Every run has a JVM of its own. */
    FORK
}
