package dev.selvage.engine.model;

import dev.selvage.runtime.Library;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ThreadPoolExecutor;
import org.jspecify.annotations.Nullable;

/**
 * Knows the calls that change, or ask for, something of the JDK which other threads use without a scheduling point: where programs print to, the
 * default locale of texts, levels of loggers, segments of memory, and what pools keep about their workers. No schedule shows all orders of these.
 */
final class HiddenState {
    /** Slices of it, and arrays below it, are other objects with the same content. */
    private static final String MEMORY = "java.lang.foreign.MemorySegment";

    private static final String THREADS = "java.lang.management.ThreadMXBean";
    private static final String LOGGING = "java.util.logging";
    private static final String MEMBER = "java.lang.reflect.AccessibleObject";
    private static final String CALL_SITE = "java.lang.invoke.CallSite";
    private static final String THREAD_POOL = "java.util.concurrent.ThreadPoolExecutor";
    private static final String FORK_JOIN_POOL = "java.util.concurrent.ForkJoinPool";

    /** The class to name, by that of the called method. */
    private static final Map<String, String> OWNERS = Map.ofEntries(
            Map.entry("MemorySegment", MEMORY),
            Map.entry("ThreadMXBean", THREADS),
            Map.entry("System", "java.lang.System"),
            Map.entry("LockSupport", "java.util.concurrent.locks.LockSupport"),
            Map.entry("Locale", "java.util.Locale"),
            Map.entry("ThreadGroup", "java.lang.ThreadGroup"),
            Map.entry("TimeZone", "java.util.TimeZone"),
            Map.entry("Logger", LOGGING + ".Logger"),
            Map.entry("LogManager", LOGGING + ".LogManager"),
            Map.entry("Handler", LOGGING + ".Handler"),
            Map.entry("ConsoleHandler", LOGGING + ".Handler"),
            Map.entry("FileHandler", LOGGING + ".Handler"),
            Map.entry("MemoryHandler", LOGGING + ".Handler"),
            Map.entry("SocketHandler", LOGGING + ".Handler"),
            Map.entry("StreamHandler", LOGGING + ".Handler"),
            Map.entry("Reference", "java.lang.ref.Reference"),
            Map.entry("SoftReference", "java.lang.ref.Reference"),
            Map.entry("WeakReference", "java.lang.ref.Reference"),
            Map.entry("PhantomReference", "java.lang.ref.Reference"),
            Map.entry("Beans", "java.beans.Beans"),
            Map.entry("ImageIO", "javax.imageio.ImageIO"),
            Map.entry("Introspector", "java.beans.Introspector"),
            Map.entry("PropertyEditorManager", "java.beans.PropertyEditorManager"),
            Map.entry("SwitchPoint", "java.lang.invoke.SwitchPoint"),
            Map.entry("AccessibleObject", MEMBER),
            Map.entry("Constructor", MEMBER),
            Map.entry("Field", MEMBER),
            Map.entry("Method", MEMBER),
            Map.entry("CallSite", CALL_SITE),
            Map.entry("MutableCallSite", CALL_SITE),
            Map.entry("VolatileCallSite", CALL_SITE),
            Map.entry("ThreadPoolExecutor", THREAD_POOL),
            Map.entry("ScheduledThreadPoolExecutor", THREAD_POOL),
            Map.entry("ForkJoinPool", FORK_JOIN_POOL));

    /** Of these classes every method is meant. */
    private static final Set<String> WHOLLY = Set.of(MEMORY, THREADS);

    private static final Set<String> SETTINGS = Set.of(
            "activeGroupCount",
            "addHandler",
            "enqueue",
            "getBlocker",
            "getLogger",
            "getLoggerNames",
            "invalidateAll",
            "readConfiguration",
            "registerEditor",
            "removeHandler",
            "reset",
            "setAccessible",
            "setBeanInfoSearchPath",
            "setCacheDirectory",
            "setDefault",
            "setDesignTime",
            "setEditorSearchPath",
            "setErr",
            "setFilter",
            "setFormatter",
            "setGuiAvailable",
            "setIn",
            "setLevel",
            "setOut",
            "setParent",
            "setTarget",
            "setUseCache",
            "setUseParentHandlers",
            "trySetAccessible",
            "updateConfiguration");

    /** A worker goes on with these after the task, and with it all that others can wait for, is over. */
    private static final Set<String> BOOKKEEPING = Set.of(
            "getActiveCount",
            "getActiveThreadCount",
            "getCompletedTaskCount",
            "getLargestPoolSize",
            "getPoolSize",
            "getQueuedTaskCount",
            "getRunningThreadCount",
            "getStealCount",
            "getTaskCount",
            "isQuiescent");

    private static final String NOTHING = "";

    /** What a thread reads of itself without a sign, and what changes with its end. */
    private static final Set<String> OF_THREAD = Set.of(
            "getThreadGroup",
            "getUncaughtExceptionHandler",
            "setContextClassLoader",
            "setName",
            "setPriority",
            "toString");

    private static final String THREAD = "java.lang.Thread";

    private final BySite<Boolean> texts =
            new BySite<>(member -> BySite.method(member).equals("toString"), false);

    /** The class to name. */
    private final BySite<String> owners = new BySite<>(HiddenState::ownerOf, NOTHING);

    /** The class whose state a call at that site changes or asks for while another thread may use it; null if it does neither. */
    @Nullable
    String metAt(int site, List<ModelStrand> strands, ModelStrand me, @Nullable Object receiver) {
        String owner = ownerAt(site, receiver);
        if (owner.isEmpty()) return null;
        for (ModelStrand other : strands) {
            boolean uses = !owner.equals(THREAD) || other.identity() == receiver;
            if (other != me && uses && other.phase != ModelStrand.Phase.FINISHED) return owner;
        }
        return null;
    }

    private String ownerAt(int site, @Nullable Object receiver) {
        // Its class, and so its name here, is one of the program.
        if (receiver instanceof ClassValue) return "java.lang.ClassValue";
        if (texts.at(site) && !Library.hasPointsInside()) {
            if (receiver instanceof ThreadPoolExecutor) return THREAD_POOL;
            if (receiver instanceof ForkJoinPool) return FORK_JOIN_POOL;
        }
        return owners.at(site);
    }

    private static String ownerOf(String member) {
        String name = BySite.method(member);
        if (OF_THREAD.contains(name)) return THREAD;
        String owner = OWNERS.getOrDefault(BySite.owner(member), NOTHING);
        boolean isHidden = WHOLLY.contains(owner)
                || SETTINGS.contains(name)
                || (BOOKKEEPING.contains(name) && !Library.hasPointsInside());
        return isHidden ? owner : NOTHING;
    }
}
