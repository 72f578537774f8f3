package dev.selvage.agent.rewrite;

/** Whether this JDK lets a carrier change its current thread; where it does not, call sites ask the runtime instead. */
public final class IdentitySupport {
    private static final int FIRST_RELEASE = 21;

    private IdentitySupport() {}

    public static boolean isAvailable() {
        return Runtime.version().feature() >= FIRST_RELEASE;
    }
}
