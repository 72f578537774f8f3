package dev.selvage.generated.operation;

/** What has to be known of an operation besides its code. */
public enum Trait {
    /** It may throw: what it throws is reported like a value. */
    THROWS,
    /** The bare JVM may show more than runs in which threads take turns: the memory model lets it, or its own work can be seen. */
    WEAK,
    /** It depends on time, which passes as it likes on a bare JVM. */
    TIMED,
    /** It ends its thread by an exception that nobody catches. */
    DIES,
    /** It starts its thread, which then is not started by main. */
    STARTS,
    /** It goes round until another thread does something. */
    SPINS,
    /** It interrupts its thread. */
    INTERRUPTS,
    /** Its effect is the same in every order, cannot fail, and it reports nothing. */
    COMMUTES
}
