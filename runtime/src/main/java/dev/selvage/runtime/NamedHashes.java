package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.ZipFile;

/**
 * Identity hash codes of what has a name and outlives runs: classes, enum constants, modules, class loaders and jars. They follow from the
 * names, so that they are the same in every JVM.
 *
 * <p>They are kept where the JVM keeps identity hash codes, in the header of the object, and given before anybody asks: a map that
 * was filled by the JDK itself, or outside of runs, must find its keys again. An object that has a hash code already keeps that.
 */
public final class NamedHashes {
    private static final int SPREAD = 0x9E3779B1;

    /** Bits of a header that tell whether it holds anything but a hash code, and what they are if it does not. */
    private static final long LOCK_BITS = 7;

    private static final long UNLOCKED = 1;

    /** Names of classes that the boot loader has defined since the agent came, and whether that was while the first run had yet to be prepared. */
    private static final Map<String, Boolean> LATE = new ConcurrentHashMap<>();

    private static final MethodHandle HEADER;
    private static final MethodHandle EXCHANGE;
    private static final MethodHandle BASE;
    private static final MethodHandle OFFSET;
    private static final MethodHandle STATIC;

    /** Where the hash code is in a header, or -1 when this JVM keeps it elsewhere. */
    private static final int SHIFT;

    static {
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            Object unsafe = lookup.findStatic(type, "getUnsafe", MethodType.methodType(type))
                    .invoke();
            HEADER = lookup.findVirtual(
                            type, "getLongVolatile", MethodType.methodType(long.class, Object.class, long.class))
                    .bindTo(unsafe);
            EXCHANGE = lookup.findVirtual(
                            type,
                            "compareAndSetLong",
                            MethodType.methodType(boolean.class, Object.class, long.class, long.class, long.class))
                    .bindTo(unsafe);
            BASE = lookup.findVirtual(type, "staticFieldBase", MethodType.methodType(Object.class, Field.class))
                    .bindTo(unsafe);
            OFFSET = lookup.findVirtual(type, "staticFieldOffset", MethodType.methodType(long.class, Field.class))
                    .bindTo(unsafe);
            STATIC = lookup.findVirtual(
                            type, "getReferenceVolatile", MethodType.methodType(Object.class, Object.class, long.class))
                    .bindTo(unsafe);
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
        SHIFT = shift();
    }

    private NamedHashes() {}

    static boolean isSupported() {
        return SHIFT >= 0;
    }

    static boolean isNamed(Object object) {
        return object instanceof Class
                || object instanceof Enum
                || object instanceof ClassLoader
                || object instanceof Module
                || isFileOfJdk(object);
    }

    /** Jars are in caches of the JDK, whoever opened them. Those of a program may say anything when they are asked for their names. */
    private static boolean isFileOfJdk(Object object) {
        return object instanceof ZipFile && object.getClass().getClassLoader() == null;
    }

    /** In place of {@code object.hashCode()} where types of methods ask their classes; they are kept by that hash code. */
    public static int hashCode(Object object) {
        if (isNamed(object)) give(object);
        return object.hashCode();
    }

    /** The identity hash code of something that has a name, for whoever runs beside the program. */
    static int of(Object named) {
        if (named instanceof Class && isOtherInRuns((Class<?>) named)) return hashOf(named);
        give(named);
        return System.identityHashCode(named);
    }

    /**
     * The same for the program. What the tool has loaded before the first run, which depends on the command, may be in maps of the tool by the hash code that it got
     * then; the program has maps of its own.
     */
    static int inRun(Object named) {
        boolean early = named instanceof Class && isLoadedByTool((Class<?>) named);
        return early ? hashOf(named) : of(named);
    }

    /** Whether a map that is filled beside a run, for instance by what the tool asks of the JDK, would not be the same for the program. */
    private static boolean isOtherInRuns(Class<?> type) {
        return isLinkedUnseen(type) || type.isArray() && isLoadedByTool(type);
    }

    private static boolean isLoadedByTool(Class<?> type) {
        if (type.getClassLoader() != null || !SystemLoader.isOfProgram()) return false;
        return type.isArray() || LATE.containsKey(type.getName());
    }

    /**
     * Whether the JVM may have given the class a hash code, as it does when it links one, before anybody could see the class: it is hidden, or of the boot
     * loader and came after the agent. It is not in maps that were filled before that, and maps of a program with loaders of its own are filled
     * in runs.
     */
    private static boolean isLinkedUnseen(Class<?> type) {
        if (!SystemLoader.isOfProgram()) return false;
        return type.isHidden() || type.getClassLoader() == null && Boolean.FALSE.equals(LATE.get(type.getName()));
    }

    /** The boot loader is about to define a class. */
    public static void comesLate(String name, boolean beforeFirstRun) {
        LATE.put(name, beforeFirstRun);
    }

    /** Gives an object that has a name its hash code, unless it has one. */
    public static void give(Object named) {
        if (SHIFT < 0) return;
        try {
            if (isFree(named)) write(named, hashOf(named), SHIFT);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Gives hash codes to the constants of an enum, if there are any yet. */
    public static void giveConstants(Class<?> type) {
        if (SHIFT < 0) return;
        try {
            Field field = type.getDeclaredField("$VALUES");
            Object values =
                    (Object) STATIC.invokeExact((Object) BASE.invokeExact(field), (long) OFFSET.invokeExact(field));
            if (values instanceof Enum[]) for (Enum<?> constant : (Enum<?>[]) values) give(constant);
        } catch (NoSuchFieldException otherCompiler) {
            // They get theirs when somebody asks.
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isFree(Object object) throws Throwable {
        long header = (long) HEADER.invokeExact(object, 0L);
        return (header & LOCK_BITS) == UNLOCKED && hashIn(header, SHIFT) == 0;
    }

    /** As the JVM itself does it: all other bits stay what they are, or nothing is written. */
    private static void write(Object object, int hash, int shift) throws Throwable {
        long header = (long) HEADER.invokeExact(object, 0L);
        while ((header & LOCK_BITS) == UNLOCKED && hashIn(header, shift) == 0) {
            if ((boolean) EXCHANGE.invokeExact(object, 0L, header, header | (long) hash << shift)) return;
            header = (long) HEADER.invokeExact(object, 0L);
        }
    }

    private static int hashIn(long header, int shift) {
        return (int) (header >>> shift) & Integer.MAX_VALUE;
    }

    // ---- names

    /** What stands for a class, the same in every JVM. */
    public static int hashOf(Class<?> type) {
        return hashOf((Object) type);
    }

    static int hashOf(Object named) {
        int hash = (numberOf(named) * SPREAD) & Integer.MAX_VALUE;
        return hash == 0 ? 1 : hash;
    }

    private static int numberOf(Object named) {
        if (named instanceof Class) return nameOf((Class<?>) named).hashCode();
        if (named instanceof Enum) {
            Enum<?> constant = (Enum<?>) named;
            return nameOf(constant.getDeclaringClass()).hashCode() + 1 + constant.ordinal();
        }
        if (named instanceof Module)
            return 31 * String.valueOf(((Module) named).getName()).hashCode();
        if (named instanceof ZipFile) return 41 * ((ZipFile) named).getName().hashCode();
        // Loaders may say anything when they are asked for their names.
        return 37 * nameOf(named.getClass()).hashCode();
    }

    /** The names of hidden classes and of proxies end in numbers that vary. */
    private static String nameOf(Class<?> type) {
        String name = type.getName();
        if (type.getSuperclass() == Proxy.class) return interfacesOf(type);
        if (type.isArray() && name.indexOf('/') > 0) return nameOf(type.getComponentType()) + "[]";
        if (!type.isHidden()) return name;
        int end = name.lastIndexOf('/');
        while (end > 0 && (Character.isDigit(name.charAt(end - 1)) || name.charAt(end - 1) == '$')) end--;
        return name.substring(0, end);
    }

    private static String interfacesOf(Class<?> proxy) {
        StringBuilder names = new StringBuilder("proxy");
        for (Class<?> type : proxy.getInterfaces()) names.append(' ').append(type.getName());
        return names.toString();
    }

    // ---- the header

    /** Looks for the hash codes of new objects in their headers, and trusts what it finds if they can be given, too. */
    private static int shift() {
        if (!"64".equals(System.getProperty("sun.arch.data.model"))) return -1;
        try {
            Object asked = new Object();
            long before = (long) HEADER.invokeExact(asked, 0L);
            long hash = System.identityHashCode(asked);
            long added = before ^ (long) HEADER.invokeExact(asked, 0L);
            for (int shift = 3; shift <= 33; shift++) {
                if (added == hash << shift && takes(Integer.MAX_VALUE, shift) && takes(1, shift)) return shift;
            }
            return -1;
        } catch (Throwable e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static boolean takes(int hash, int shift) throws Throwable {
        Object object = new Object();
        long before = (long) HEADER.invokeExact(object, 0L);
        if ((before & LOCK_BITS) != UNLOCKED || hashIn(before, shift) != 0) return false;
        write(object, hash, shift);
        return System.identityHashCode(object) == hash && object.getClass() == Object.class;
    }
}
