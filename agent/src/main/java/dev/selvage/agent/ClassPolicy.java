package dev.selvage.agent;

import dev.selvage.agent.cache.RewriteCache;
import dev.selvage.agent.rewrite.IdentitySupport;
import dev.selvage.agent.rewrite.JdkPatches;
import dev.selvage.agent.rewrite.Treatment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides which treatment a class gets. */
final class ClassPolicy {
    private static final byte[] CURRENT_THREAD = "currentThread".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] INITIALISER = "<clinit>".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] HOOKS = "dev/selvage/runtime/".getBytes(StandardCharsets.US_ASCII);

    private static final Set<String> COLLECTIONS = Set.of(
            "AbstractCollection",
            "AbstractList",
            "AbstractMap",
            "AbstractQueue",
            "AbstractSequentialList",
            "AbstractSet",
            "ArrayDeque",
            "ArrayList",
            "Arrays",
            "BitSet",
            "Collections",
            "ComparableTimSort",
            "DoubleSummaryStatistics",
            "EnumMap",
            "EnumSet",
            "HashMap",
            "HashSet",
            "Hashtable",
            "IdentityHashMap",
            "IntSummaryStatistics",
            "JumboEnumSet",
            "LinkedHashMap",
            "LinkedHashSet",
            "LinkedList",
            "LongSummaryStatistics",
            "Observable",
            "PriorityQueue",
            "RegularEnumSet",
            "Stack",
            "StringJoiner",
            "StringTokenizer",
            "TimSort",
            "TreeMap",
            "TreeSet",
            "Vector",
            "WeakHashMap");

    /** Other classes that are not made for several threads. */
    private static final Set<String> UNGUARDED = Set.of(
            "java/lang/AbstractStringBuilder",
            "java/lang/StringBuilder",
            "java/nio/Buffer",
            "java/text/DateFormat",
            "java/text/DecimalFormat",
            "java/text/DigitList",
            "java/text/MessageFormat",
            "java/text/NumberFormat",
            "java/text/SimpleDateFormat",
            "java/util/Calendar",
            "java/util/Date",
            "java/util/GregorianCalendar",
            "java/util/ImmutableCollections$ListItr",
            "java/util/zip/Adler32",
            "java/util/zip/CRC32",
            "java/util/zip/CRC32C");

    /** Blocking, hashing or looking at the clock happens here, while the accesses inside are of no interest. */
    private static final Set<String> SYNCHRONIZATION = Set.of(
            "java/lang/StringBuffer",
            "java/time/Clock",
            "java/time/Clock$SystemClock",
            "java/util/Objects",
            "java/util/Random",
            "java/util/TaskQueue",
            "java/util/Timer",
            "java/util/TimerThread");

    /** The same: code that holds monitors while it calls the program back or waits for the world. */
    private static final List<String> SYNCHRONIZATION_PREFIXES = List.of(
            "java/beans/",
            "java/io/Buffered",
            "java/io/Piped",
            "java/io/Print",
            "java/lang/Process",
            "java/net/",
            "java/nio/channels/",
            "java/util/concurrent/",
            "java/util/logging/",
            "jdk/internal/net/",
            "sun/net/",
            "sun/nio/ch/",
            "sun/nio/cs/Stream");

    /** Of those that make classes: what waits for the program, or calls it while it holds a monitor. The program has to go on meanwhile. */
    private static final Set<String> WAITING = Set.of(
            "org/mockito/internal/stubbing/InvocationContainerImpl",
            "org/mockito/internal/util/Timer",
            "org/mockito/internal/verification/VerificationOverTimeImpl");

    private static final List<String> GENERATORS = List.of("net/bytebuddy/", "org/mockito/", "org/objenesis/");

    /** Parts of those that refer to what belongs to a program, and make no classes. */
    private static final List<String> NO_GENERATORS =
            List.of("org/mockito/kotlin/", "org/mockito/scalatest/", "org/mockito/testng/");

    /** What the API of a generator refers to: who uses both must mean the same classes. */
    private static final List<String> COMPANIONS =
            List.of("junit/", "org/apiguardian/", "org/hamcrest/", "org/junit/", "org/opentest4j/");

    private static final List<String> TOOL = List.of(
            "dev/selvage/runtime/",
            "dev/selvage/agent/",
            "dev/selvage/api/",
            "dev/selvage/engine/",
            "dev/selvage/report/",
            "dev/selvage/explorer/",
            "dev/selvage/launcher/",
            "dev/selvage/junit/",
            "dev/selvage/cli/",
            "dev/selvage/generated/",
            "java/lang/Selvage");

    /** Agents that only watch, and do so from within the program's own methods. */
    private static final List<String> OBSERVERS = List.of("org/jacoco/agent/rt/");

    /** What finds, runs and judges tests in this JVM, and is not what they test. */
    private static final List<String> HARNESSES = List.of(
            "com/intellij/rt/",
            "junit/",
            "org/apache/maven/surefire/",
            "org/apiguardian/",
            "org/eclipse/jdt/internal/junit",
            "org/gradle/",
            "org/junit/",
            "org/opentest4j/",
            "org/testng/");

    private static final List<String> JDK = List.of("java/", "javax/", "jdk/", "sun/", "com/sun/");

    /** Written for speed in the JIT, or below the level at which call sites may be hooked. */
    private static final List<String> UNTOUCHED = List.of(
            "java/util/concurrent/atomic/",
            "java/util/concurrent/ThreadLocalRandom",
            "java/util/concurrent/locks/LockSupport",
            "jdk/internal/misc/",
            "jdk/internal/vm/Continuation",
            "java/lang/VirtualThread");

    /** What of {@link #CONCURRENT} is hooked in full once its insides are asked for. */
    private static final String CONCURRENT = "java/util/concurrent/";

    private static volatile boolean insideConcurrent;

    private final RewriteCache cache;

    ClassPolicy(RewriteCache cache) {
        this.cache = cache;
    }

    /** The treatment of a class of the JDK, or null when it is to be left alone. */
    @Nullable
    Treatment ofJdk(String name) {
        if (startsWithAny(name, TOOL)) return null;
        Treatment treatment = JdkMonitors.treatmentOf(name);
        if (isCollection(name)) treatment = Treatment.COLLECTION;
        else if (isHookedInside(name)) treatment = Treatment.CONCURRENT;
        else if (isSynchronization(name)) treatment = Treatment.LIBRARY_SYNCHRONIZATION;
        return JdkPatches.concerns(name) ? treatment.withPatches() : treatment;
    }

    /** The treatment of a class of the JDK with this class file: without monitors, less is to be done to it. */
    @Nullable
    Treatment ofJdk(String name, byte[] classFile) {
        Treatment treatment = ofJdk(name);
        boolean less = treatment != null && treatment.isForMonitorsOnly() && !MonitorUse.isIn(classFile);
        return less ? Treatment.INITIALISER_ONLY : treatment;
    }

    /** From now on accesses inside {@code java.util.concurrent} are hooked, too. */
    static void hookInsideConcurrent() {
        insideConcurrent = true;
    }

    /** Whether the class is one that is hooked in full only on request. */
    static boolean isHookedInside(String name) {
        return insideConcurrent && name.startsWith(CONCURRENT) && !startsWithAny(name, UNTOUCHED);
    }

    /** Whether there can be anything to change in the class: most have nothing of that, and need not be looked at closely. */
    boolean mayNeedChange(Treatment treatment, byte[] classFile) {
        if (!treatment.isInitialiserOnly()) return true;
        return asksWhoItIs(classFile) || contains(classFile, INITIALISER);
    }

    /** Whether the class asks for the current thread where the JDK would tell it the wrong one. */
    static boolean asksWhoItIs(byte[] classFile) {
        return !IdentitySupport.isAvailable() && contains(classFile, CURRENT_THREAD);
    }

    static boolean isJdk(String name) {
        return startsWithAny(name, JDK);
    }

    static boolean isTool(String name) {
        return startsWithAny(name, TOOL);
    }

    /** Whether the JDK made the class for an interface of the program; its number depends on what was made before. */
    static boolean isProxy(String name) {
        String simpleName = name.substring(name.lastIndexOf('/') + 1);
        return simpleName.startsWith("$Proxy")
                && simpleName.substring(6).chars().allMatch(Character::isDigit);
    }

    /** Whether a class works in the program's threads without being part of the program. */
    static boolean isObserver(String name) {
        return startsWithAny(name, OBSERVERS);
    }

    /** Whether a class runs tests. */
    static boolean isHarness(String name) {
        return startsWithAny(name, HARNESSES);
    }

    /** Whether a class belongs to a library that makes classes: it keeps its state in the JVM, for all runs. */
    static boolean isGenerator(String name) {
        return startsWithAny(name, GENERATORS) && !startsWithAny(name, NO_GENERATORS);
    }

    /** Whether a class goes with a generator, if there is one. What is written in Kotlin refers to more than that. */
    static boolean isCompanion(String name) {
        return startsWithAny(name, COMPANIONS) && !name.contains("Kt$") && !name.endsWith("Kt");
    }

    /** Whether such a class sleeps or looks at the clock until the program has done something, or has the program do it under a monitor. */
    static boolean isWaiting(String name) {
        return WAITING.contains(name);
    }

    /** Whether a loaded class has to be rewritten after the fact. */
    boolean concernsLoaded(Class<?> type, Initialisation initialisation) {
        String name = type.getName().replace('.', '/');
        if (!isJdk(name) || isTool(name)) return false;
        Treatment treatment = ofJdk(name);
        if (treatment == null || cache.isUnchanged(name)) return false;
        boolean mayBeCalm = treatment.isInitialiserOnly() || treatment.isForMonitorsOnly();
        return !mayBeCalm || initialisation.isPending(type) || !isCalm(name, treatment);
    }

    /** Whether the class has no monitors that matter, and does not ask for the current thread where it would be told the wrong one. */
    private boolean isCalm(String name, Treatment treatment) {
        if (treatment.isInitialiserOnly() && IdentitySupport.isAvailable() || cache.isCalm(name)) return true;
        byte[] classFile = ClassFiles.ofSystem(name);
        boolean calm = classFile == null
                || !asksWhoItIs(classFile) && (treatment.isInitialiserOnly() || !MonitorUse.isIn(classFile));
        if (calm) cache.addCalm(name);
        return calm;
    }

    /** Whether the class was rewritten already. */
    static boolean hasHooks(byte[] classFile) {
        return contains(classFile, HOOKS);
    }

    private static boolean contains(byte[] text, byte[] word) {
        byte first = word[0];
        for (int i = 0; i <= text.length - word.length; i++) {
            if (text[i] == first && Arrays.equals(text, i, i + word.length, word, 0, word.length)) return true;
        }
        return false;
    }

    /** Whether accesses inside the class are seen while the program calls it. */
    static boolean isCollection(String name) {
        if (UNGUARDED.contains(name) || name.startsWith("java/nio/Heap")) return true;
        if (!name.startsWith("java/util/") || name.indexOf('/', 10) >= 0) return false;
        if (name.startsWith("java/util/Spliterators$") && name.endsWith("ArraySpliterator")) return true;
        int inner = name.indexOf('$');
        return COLLECTIONS.contains(name.substring(10, inner < 0 ? name.length() : inner));
    }

    private static boolean isSynchronization(String name) {
        if (startsWithAny(name, UNTOUCHED)) return false;
        return startsWithAny(name, SYNCHRONIZATION_PREFIXES) || SYNCHRONIZATION.contains(name);
    }

    static boolean startsWithAny(String name, List<String> prefixes) {
        for (String prefix : prefixes) {
            if (name.startsWith(prefix)) return true;
        }
        return false;
    }
}
