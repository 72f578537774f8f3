package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Hooks of class initialisers that other threads can notice: those that touch what is shared, start threads or need other
 * classes which need them in turn.
 *
 * <p>Nobody can be scheduled away inside a real initialiser, because whoever needs the class next would block in the JVM. So
 * the JVM is left to run an empty one, and every use of the class by the program calls the initialiser proper, in a critical
 * section. So does reflection that the program uses; what the JDK uses by itself still runs the whole of it at once.
 */
public final class Initialisers {
    /** The class whose use by the strand that has the baton comes next. */
    private static @Nullable Class<?> expected;

    private Initialisers() {}

    /** Before an instruction of the program by which the JVM would initialise {@code type}. */
    public static void expect(Class<?> type) {
        if (Guard.isControlled()) expected = type;
    }

    /** The JVM initialises {@code type}. */
    public static Initialisation starts(Class<?> type) {
        Class<?> next = expected;
        boolean deferred = next != null && Guard.isControlled() && type.isAssignableFrom(next);
        // Others could notice it, and it is about to run in one go.
        if (!deferred) Unseen.now(type);
        return new Initialisation(type.getName(), deferred, Threads.currentThread());
    }

    /** The JVM has initialised a class without the program's help. */
    public static void done(Initialisation initialisation) {
        initialisation.end(Threads.currentThread(), true);
    }

    // ---- reflection

    private static final MethodHandle NOTHING = MethodHandles.empty(MethodType.methodType(void.class, int.class));

    /** What a use of a class by the program calls; {@link #NOTHING} where the JVM initialises the class. */
    private static final ClassValue<MethodHandle> ENSURE = new ClassValue<MethodHandle>() {
        @Override
        protected MethodHandle computeValue(Class<?> type) {
            if (type.getClassLoader() == null || type.isArray()) return NOTHING;
            try {
                MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
                return lookup.findStatic(type, "selvage$ensure", NOTHING.type());
            } catch (ReflectiveOperationException initialisedByJvm) {
                return NOTHING;
            }
        }
    };

    /** In place of {@code Class.forName(String)}, which takes the loader of its caller. */
    public static Class<?> forName(String name, Class<?> caller, int site) throws ClassNotFoundException {
        return forName(name, true, caller.getClassLoader(), site);
    }

    public static Class<?> forName(String name, boolean initialise, @Nullable ClassLoader loader, int site)
            throws ClassNotFoundException {
        if (initialise && Guard.isControlled()) use(Class.forName(name, false, loader), site);
        return Class.forName(name, initialise, loader);
    }

    /** Before {@code Method.invoke}. */
    public static void use(@Nullable Method method, int site) {
        if (method != null && Modifier.isStatic(method.getModifiers())) use(method.getDeclaringClass(), site);
    }

    /** Before {@code Constructor.newInstance}. */
    public static void use(@Nullable Constructor<?> constructor, int site) {
        if (constructor != null) use(constructor.getDeclaringClass(), site);
    }

    /** Before {@code Field.get} and {@code Field.set} and the like. */
    public static void use(@Nullable Field field, int site) {
        if (field != null && Modifier.isStatic(field.getModifiers())) use(field.getDeclaringClass(), site);
    }

    /** Before {@code Class.newInstance}. */
    public static void use(@Nullable Class<?> type, int site) {
        if (type == null || !Guard.isControlled()) return;
        MethodHandle ensure = ensureOf(type);
        if (ensure == NOTHING) return;
        expected = type;
        try {
            ensure.invokeExact(site);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static MethodHandle ensureOf(Class<?> type) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return ENSURE.get(type);
        } finally {
            Section.exit(me, state);
        }
    }

    // ---- initialisation

    /** At a use of a class: returns whether the caller is the one to initialise it, and {@link #ends} or fails. */
    public static boolean begins(Initialisation initialisation, int site) {
        Thread me = Guard.token;
        if (me == null || me != Thread.currentThread()) return false;
        expected = null;
        Thread user = Threads.currentThread();
        if (initialisation.isUnderWayIn(user)) comesAgain(initialisation, site);
        if (initialisation.isOpenTo(user)) return false;
        boolean visible = Guard.running != null;
        long state = Section.enter();
        boolean begins;
        try {
            Guard.director().enter(initialisation, site, visible);
            begins = initialisation.begin(user);
            if (!begins) Guard.director().exit(initialisation, site, visible);
        } finally {
            Section.exit(me, state);
        }
        if (initialisation.hasFailed()) {
            throw new NoClassDefFoundError("Could not initialize class " + initialisation.className);
        }
        return begins;
    }

    /** Its initialiser has the JDK call the class back, in a parallel stream for instance: others may be the ones who do. */
    private static void comesAgain(Initialisation initialisation, int site) {
        if (Guard.running == null) return;
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            Guard.director().comesAgain(initialisation, site);
        } finally {
            Section.exit(me, state);
        }
    }

    public static void ends(Initialisation initialisation, int site) {
        end(initialisation, site, true);
    }

    /** Returns what is to be thrown in place of {@code thrown}. */
    public static Throwable fails(Throwable thrown, Initialisation initialisation, int site) {
        if (thrown instanceof RunAbandoned) return thrown;
        end(initialisation, site, false);
        return thrown instanceof Error ? thrown : new ExceptionInInitializerError(thrown);
    }

    private static void end(Initialisation initialisation, int site, boolean success) {
        Thread me = Guard.token;
        if (me == null) return;
        Thread user = Threads.currentThread();
        boolean visible = Guard.running != null;
        long state = Section.enter();
        try {
            initialisation.end(user, success);
            Guard.director().exit(initialisation, site, visible);
        } finally {
            Section.exit(me, state);
        }
    }
}
