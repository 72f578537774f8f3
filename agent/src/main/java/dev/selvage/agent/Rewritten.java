package dev.selvage.agent;

import org.jspecify.annotations.Nullable;

/** A class loader that defines classes which it has rewritten itself. */
public interface Rewritten {
    /** Whether this loader found the class and rewrote it, if it is one to rewrite at all. */
    default boolean isRewritten(String internalName) {
        return true;
    }

    /**
     * Rewrites a class that the program has made while it runs, for this loader, for a child of it or for no name at all.
     *
     * @return the class as it is to be defined, or null when it is to stay as it is
     */
    default byte @Nullable [] rewriteGenerated(String internalName, byte[] classFile) {
        return null;
    }
}
