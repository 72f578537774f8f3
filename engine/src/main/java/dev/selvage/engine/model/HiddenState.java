package dev.selvage.engine.model;

import dev.selvage.runtime.Library;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Knows the calls that change, or ask for, something of the JDK which other threads use without a scheduling point: where programs print to, the
 * default locale of texts, levels of loggers, and what pools keep about their workers. No schedule shows all orders of these.
 */
final class HiddenState {
    private static final String LOGGING = "java.util.logging";
    private static final String THREAD_POOL = "java.util.concurrent.ThreadPoolExecutor";
    private static final String FORK_JOIN_POOL = "java.util.concurrent.ForkJoinPool";

    /** The class to name, by that of the called method. */
    private static final Map<String, String> OWNERS = Map.ofEntries(
            Map.entry("System", "java.lang.System"),
            Map.entry("Locale", "java.util.Locale"),
            Map.entry("TimeZone", "java.util.TimeZone"),
            Map.entry("Logger", LOGGING + ".Logger"),
            Map.entry("LogManager", LOGGING + ".LogManager"),
            Map.entry("Handler", LOGGING + ".Handler"),
            Map.entry("ConsoleHandler", LOGGING + ".Handler"),
            Map.entry("Reference", "java.lang.ref.Reference"),
            Map.entry("SoftReference", "java.lang.ref.Reference"),
            Map.entry("WeakReference", "java.lang.ref.Reference"),
            Map.entry("PhantomReference", "java.lang.ref.Reference"),
            Map.entry("ThreadPoolExecutor", THREAD_POOL),
            Map.entry("ScheduledThreadPoolExecutor", THREAD_POOL),
            Map.entry("ForkJoinPool", FORK_JOIN_POOL));

    private static final Set<String> SETTINGS = Set.of(
            "addHandler",
            "enqueue",
            "readConfiguration",
            "removeHandler",
            "reset",
            "setDefault",
            "setErr",
            "setFilter",
            "setFormatter",
            "setIn",
            "setLevel",
            "setOut",
            "setParent",
            "setUseParentHandlers",
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

    /** The class to name, by site; null until somebody asks, as it takes comparing names. */
    private @Nullable String[] owners = new String[64];

    /** The class whose state a call at that site changes or asks for while another thread may use it; null if it does neither. */
    @Nullable
    String metAt(int site, List<ModelStrand> strands, ModelStrand me) {
        String owner = ownerAt(site);
        if (owner.isEmpty()) return null;
        for (ModelStrand other : strands) {
            if (other != me && other.phase != ModelStrand.Phase.FINISHED) return owner;
        }
        return null;
    }

    private String ownerAt(int site) {
        if (site >= owners.length) owners = Arrays.copyOf(owners, Math.max(site + 1, 2 * owners.length));
        String known = owners[site];
        if (known == null) owners[site] = known = ownerOf(Sites.get(site));
        return known;
    }

    private static String ownerOf(@Nullable Site site) {
        if (site == null || site.member == null) return NOTHING;
        int dot = site.member.lastIndexOf('.');
        if (dot < 0) return NOTHING;
        String name = site.member.substring(dot + 1);
        boolean isHidden = SETTINGS.contains(name) || (BOOKKEEPING.contains(name) && !Library.hasPointsInside());
        return isHidden ? OWNERS.getOrDefault(site.member.substring(0, dot), NOTHING) : NOTHING;
    }
}
