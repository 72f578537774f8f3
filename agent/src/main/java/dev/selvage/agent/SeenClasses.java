package dev.selvage.agent;

import dev.selvage.agent.rewrite.SafeClasses;
import dev.selvage.runtime.Insight;
import java.util.Set;

/**
 * Knows into which classes of the JDK a run sees, or need not see. Of all others nobody knows what goes on inside while two threads are in
 * there.
 */
final class SeenClasses implements Insight {
    /** What extends or implements one of these never changes, or is made for several threads. */
    private static final Set<String> FAMILIES = Set.of(
            "java.lang.ClassLoader",
            "java.lang.Enum",
            "java.lang.Throwable",
            "java.nio.charset.Charset",
            "java.security.Key",
            "java.security.cert.Certificate",
            "java.util.ResourceBundle",
            "java.util.TimeZone");

    @Override
    public boolean isSeenInto(Class<?> type) {
        if (type.isArray() || type.isHidden() || type.isRecord() || isRelative(type)) return true;
        String name = type.getName().replace('.', '/');
        return SafeClasses.contains(name) || ClassPolicy.isCollection(name);
    }

    private static boolean isRelative(Class<?> type) {
        for (Class<?> one = type; one != null; one = one.getSuperclass()) {
            if (FAMILIES.contains(one.getName())) return true;
            for (Class<?> implemented : one.getInterfaces()) {
                if (FAMILIES.contains(implemented.getName())) return true;
            }
        }
        return false;
    }
}
