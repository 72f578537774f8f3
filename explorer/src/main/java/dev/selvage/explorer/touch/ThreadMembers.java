package dev.selvage.explorer.touch;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Set;

/** The methods of threads that are accesses to what there is of a thread, given as {@code Class.method}. */
public final class ThreadMembers {
    private static final Set<String> LOOKS = Set.of("isAlive", "isInterrupted", "interrupted", "getState");
    private static final Set<String> SETTINGS =
            Set.of("setContextClassLoader", "setDaemon", "setName", "setPriority", "setUncaughtExceptionHandler");

    private static final Set<String> CENSUS = Set.of(
            "Thread.activeCount",
            "Thread.enumerate",
            "Thread.getAllStackTraces",
            "ThreadGroup.activeCount",
            "ThreadGroup.enumerate");

    private ThreadMembers() {}

    /** Whether it shows what another thread has done so far. */
    public static boolean isLook(String member) {
        return LOOKS.contains(name(member));
    }

    /** Whether it counts or lists threads. */
    static boolean isCensus(String member) {
        return CENSUS.contains(member);
    }

    /** Whether it sets what the thread itself reads without a sign, such as its name. */
    public static boolean isSetting(String member) {
        return SETTINGS.contains(name(member));
    }

    /** Whether the access at {@code site}, to a thread, is by one of these methods and not to a field of the program. */
    public static boolean isMember(int site) {
        Site at = Sites.get(site);
        return at != null && at.member != null && (isLook(at.member) || isSetting(at.member));
    }

    private static String name(String member) {
        return member.substring(member.lastIndexOf('.') + 1);
    }
}
