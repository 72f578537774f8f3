package dev.selvage.api.run;

/** How an access to memory is ordered with others; as far as it is known, otherwise the strongest that it may be. */
public enum MemoryOrder {
    /** No access to memory. */
    NONE,
    PLAIN,
    OPAQUE,
    ACQUIRE,
    RELEASE,
    VOLATILE
}
