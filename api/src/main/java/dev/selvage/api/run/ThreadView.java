package dev.selvage.api.run;

/** A thread of the program. */
public interface ThreadView {
    /** Its number in the order of creation, the same in every run that begins alike; that of the main thread is 0. */
    int id();

    String name();
}
