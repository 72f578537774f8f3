package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names of hidden classes, those of lambdas among them. The JVM ends them with an address, and JDK 17 with a number as well: both differ from JVM to JVM. Here
 * they end with a number of the same shape that follows from what the class consists of and from the line that makes it.
 *
 * <p>A class keeps its name in a field of its mirror, from where everybody takes it, the JVM's stack traces included.
 */
public final class HiddenNames {
    /** Linkage makes these by itself, and shows them to nobody. */
    private static final String LINKAGE = "java.lang.invoke.";

    private static final String LAMBDA = "$$Lambda";

    /** As large as an address, whose shape some programs rely on. */
    private static final long ADDRESS = 0xFFFF_FFFF_FFFFL;

    private static final MethodHandle PUT;
    private static final long NAME;

    /** How many classes of a run would have that name. */
    private static final Map<String, Integer> COUNTS = new HashMap<>();

    static {
        try {
            PUT = InternalUnsafe.method("putReferenceVolatile", void.class, Object.class, long.class, Object.class);
            NAME = (long) InternalUnsafe.method("objectFieldOffset", long.class, Class.class, String.class)
                    .invokeExact((Class<?>) Class.class, "name");
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private HiddenNames() {}

    /** A run begins: names may be given again. */
    static void reset() {
        synchronized (COUNTS) {
            if (!COUNTS.isEmpty()) COUNTS.clear();
        }
    }

    /** A package of the JDK has defined a class beside {@code host}. */
    public static void name(Class<?> defined, @Nullable Class<?> host, byte[] classFile) {
        if (host == null || !defined.isHidden()) return;
        Thread me = Guard.token == Thread.currentThread() ? Guard.token : null;
        long state = me == null ? 0 : Section.enter();
        try {
            if (isOfLinkage(host)) return;
            put(defined, unique(nameOf(defined, host, classFile)));
        } finally {
            if (me != null) Section.exit(me, state);
        }
    }

    private static boolean isOfLinkage(Class<?> host) {
        return host.getClassLoader() == null && host.getName().startsWith(LINKAGE);
    }

    /** The name that the JVM has for an array, given that of what it consists of. */
    public static String ofArray(String name, Class<?> type) {
        if (!type.isArray()) return name;
        Class<?> element = type;
        while (element.isArray()) element = element.getComponentType();
        if (!element.isHidden()) return name;
        String own = name.substring(0, name.indexOf('L') + 1)
                .concat(element.getName())
                .concat(";");
        put(type, own);
        return own;
    }

    private static void put(Class<?> type, String name) {
        try {
            PUT.invokeExact((Object) type, NAME, (Object) name);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Without the operator for texts: it is linked like a lambda. */
    private static String nameOf(Class<?> defined, Class<?> host, byte[] classFile) {
        String made = new DefiningLine(host.getName()).find();
        long number = ClassContent.numberOf(classFile, LAMBDA) * 31 + made.hashCode();
        String name = defined.getName();
        name = name.substring(0, name.lastIndexOf('/'));
        int lambda = name.lastIndexOf(LAMBDA);
        boolean isCounted = lambda >= 0 && name.length() > lambda + LAMBDA.length();
        if (isCounted)
            name = name.substring(0, lambda).concat(LAMBDA).concat("$").concat(Long.toString(number >>> 56));
        return name.concat("/0x").concat(digits(number));
    }

    private static String digits(long number) {
        String digits = Long.toHexString(number & ADDRESS);
        return "0".repeat(16 - digits.length()).concat(digits);
    }

    private static String unique(String name) {
        int before;
        synchronized (COUNTS) {
            before = COUNTS.getOrDefault(name, 0);
            COUNTS.put(name, before + 1);
        }
        if (before == 0) return name;
        int start = name.lastIndexOf('x') + 1;
        return name.substring(0, start).concat(digits(Long.parseLong(name.substring(start), 16) + before));
    }
}
