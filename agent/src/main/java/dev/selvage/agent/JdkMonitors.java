package dev.selvage.agent;

import dev.selvage.agent.rewrite.Treatment;
import java.util.List;
import java.util.Set;

/**
 * Says what becomes of the monitors of a JDK class under control. They are modelled like those of the program, for which the object may be the
 * same, except where threads of the JVM, or the tool itself, take them at the same time.
 */
final class JdkMonitors {
    /**
     * Nothing that belongs to the schedule happens while one of these is held, and some are taken where the JVM allows for little else: the thread that
     * handles references and the one that runs cleaning actions, starts and ends of threads, the end of the JVM, recordings and transformations, parts of stack
     * traces, native compression, which cleaning actions end. {@code Object} is where hooks wait for real.
     */
    private static final List<String> UNTOUCHED = List.of(
            "java/lang/ApplicationShutdownHooks",
            "java/lang/NullPointerException",
            "java/lang/Object",
            "java/lang/Shutdown",
            "java/lang/Stack",
            "java/lang/Thread",
            "java/lang/VirtualThread",
            "java/lang/ref/",
            "java/util/concurrent/ThreadLocalRandom",
            "java/util/concurrent/atomic/",
            "java/util/concurrent/locks/LockSupport",
            "java/util/zip/Deflater$",
            "java/util/zip/Inflater$",
            "jdk/internal/misc/",
            "jdk/internal/perf/",
            "jdk/internal/platform/",
            "jdk/internal/ref/",
            "jdk/internal/vm/",
            "jdk/jfr/",
            "sun/instrument/");

    /** Class loading, linkage and reflection, which the JVM starts when it wants; what cleaning actions and notifications of the JVM need. */
    private static final List<String> REAL = List.of(
            "java/io/DeleteOnExitHook",
            "java/io/FileDescriptor",
            "java/lang/Class",
            "java/lang/Module",
            "java/lang/System",
            "java/lang/invoke/",
            "java/lang/reflect/",
            "java/lang/runtime/",
            "java/util/jar/",
            "java/util/zip/Deflater",
            "java/util/zip/Inflater",
            "java/util/zip/ZipFile",
            "jdk/internal/foreign/",
            "jdk/internal/jimage/",
            "jdk/internal/jrtfs/",
            "jdk/internal/loader/",
            "jdk/internal/module/",
            "jdk/internal/reflect/",
            "sun/invoke/",
            "sun/management/",
            "sun/net/www/protocol/jar/",
            "sun/reflect/");

    /** Starts and settings of threads, of which programs know the monitors. */
    private static final Set<String> THREADS = Set.of("java/lang/Thread", "java/lang/ThreadGroup");

    /** What begins like those and is none: streams, which call other streams. */
    private static final List<String> STREAMS = List.of(
            "java/util/jar/JarInputStream",
            "java/util/jar/JarOutputStream",
            "java/util/zip/DeflaterInputStream",
            "java/util/zip/DeflaterOutputStream",
            "java/util/zip/InflaterInputStream",
            "java/util/zip/InflaterOutputStream");

    private JdkMonitors() {}

    /** The treatment of a class of which nothing is of interest but its initialiser and its monitors. */
    static Treatment treatmentOf(String name) {
        if (THREADS.contains(name)) return Treatment.REAL_MONITORS;
        if (ClassPolicy.startsWithAny(name, UNTOUCHED)) return Treatment.INITIALISER_ONLY;
        boolean real = ClassPolicy.startsWithAny(name, REAL) && !ClassPolicy.startsWithAny(name, STREAMS);
        return real ? Treatment.REAL_MONITORS : Treatment.LIBRARY_MONITORS;
    }
}
