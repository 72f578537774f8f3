package dev.selvage.agent.rewrite;

import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Knows in which mode a call of an atomic, a handle, an updater or {@code Unsafe} accesses memory. Plain and opaque accesses order nothing but
 * themselves; all others (volatile, acquire, release, compare-and-set) are synchronization.
 */
final class AccessModes {
    private static final String VAR_HANDLE = "java/lang/invoke/VarHandle";

    private AccessModes() {}

    /** Whether the call, which is an access, is more than a plain or an opaque one. */
    static boolean isSynchronizing(MethodInsnNode access) {
        String method = access.name;
        if (method.endsWith("Plain") || method.endsWith("Opaque")) return false;
        if (access.owner.equals(VAR_HANDLE)) return !method.equals("get") && !method.equals("set");
        return !access.owner.endsWith("/Unsafe") || isSynchronizingUnsafe(method);
    }

    /** Its plain accesses are named after their types alone: {@code getInt}, {@code putObject}. */
    private static boolean isSynchronizingUnsafe(String method) {
        return method.endsWith("Volatile")
                || method.endsWith("Acquire")
                || method.endsWith("Release")
                || method.startsWith("putOrdered")
                || method.startsWith("getAnd")
                || method.contains("ompareAnd");
    }
}
