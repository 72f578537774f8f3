package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Hooks of accesses whose field is known only when they happen: {@code Field.get}, {@code Lookup.findGetter}. */
public final class Reflection {
    private static final MethodHandle FIELD;
    private static final MethodHandle CHANGES_FINAL;
    private static final Map<String, Integer> SITES = new HashMap<>();

    static {
        try {
            FIELD = MethodHandles.lookup()
                    .findStatic(Memory.class, "field", MethodType.methodType(void.class, Object.class, int.class));
            CHANGES_FINAL = MethodHandles.lookup()
                    .findStatic(Unseen.class, "now", MethodType.methodType(void.class, Class.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private Reflection() {}

    /** Before {@code Field.get} and {@code Field.set} and the like. */
    public static void access(@Nullable Field field, @Nullable Object target, int site) {
        if (field == null || !isWatched()) return;
        if (Modifier.isFinal(field.getModifiers())) {
            if (isWrite(site)) Unseen.now(field.getDeclaringClass());
            return;
        }
        boolean isStatic = Modifier.isStatic(field.getModifiers());
        if (!isStatic && !field.getDeclaringClass().isInstance(target)) return;
        int exact = siteOf(site, field.getDeclaringClass(), field.getName(), field.getModifiers());
        Memory.field(isStatic ? null : target, exact);
    }

    private static boolean isWrite(int id) {
        Site site = Sites.get(id);
        return site != null && site.operation == Operation.WRITE;
    }

    /** Before {@code Unsafe.objectFieldOffset} and the like: who asks for the place of a final field can change it. */
    public static void place(@Nullable Field field) {
        if (field != null && Modifier.isFinal(field.getModifiers())) Unseen.fromNowOn(field.getDeclaringClass());
    }

    private static boolean isWatched() {
        return Thread.currentThread() == Guard.running || Free.memory;
    }

    /** A site that differs from {@code site} only in its field. */
    private static int siteOf(int site, Class<?> owner, String name, int modifiers) {
        Thread me = Thread.currentThread() == Guard.token ? Guard.token : null;
        long state = me == null ? 0 : Section.enter();
        try {
            return siteOf(site, owner.getName(), name, Modifier.isVolatile(modifiers));
        } finally {
            if (me != null) Section.exit(me, state);
        }
    }

    /** A site where the method is called. */
    static int siteOf(int id, Operation operation, Method method) {
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return siteOf(id, operation, method.getDeclaringClass().getName(), method.getName());
        } finally {
            Section.exit(me, state);
        }
    }

    private static int siteOf(int id, Operation operation, String type, String name) {
        String key = id + " " + operation + " " + type + " " + name;
        synchronized (SITES) {
            Integer known = SITES.get(key);
            if (known != null) return known;
            Site site = Sites.get(id);
            if (site == null) throw new IllegalStateException("unknown site " + id);
            String member = memberOf(type, name);
            int added = Sites.add(new Site(
                    operation, site.className, site.method, site.file, site.line, site.offset, member, site.user));
            SITES.put(key, added);
            return added;
        }
    }

    private static String memberOf(String type, String name) {
        return type.substring(type.lastIndexOf('.') + 1).replace('$', '.') + "." + name;
    }

    private static int siteOf(int site, String type, String name, boolean isVolatile) {
        String key = site + " " + type + " " + name + " " + isVolatile;
        synchronized (SITES) {
            Integer known = SITES.get(key);
            if (known != null) return known;
            int added = Sites.add(withField(site, type, name, isVolatile));
            SITES.put(key, added);
            return added;
        }
    }

    private static Site withField(int id, String type, String name, boolean isVolatile) {
        Site site = Sites.get(id);
        if (site == null) throw new IllegalStateException("unknown site " + id);
        return new Site(
                site.operation,
                site.className,
                site.method,
                site.file,
                site.line,
                site.offset,
                memberOf(type, name),
                type + "." + name,
                site.user,
                isVolatile);
    }

    // ---- method handles of fields

    public static MethodHandle findGetter(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type, int site)
            throws NoSuchFieldException, IllegalAccessException {
        MethodHandle handle = lookup.findGetter(owner, name, type);
        return hooked(handle, siteOf(site, lookup.revealDirect(handle)));
    }

    public static MethodHandle findSetter(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type, int site)
            throws NoSuchFieldException, IllegalAccessException {
        MethodHandle handle = lookup.findSetter(owner, name, type);
        return hooked(handle, siteOf(site, lookup.revealDirect(handle)));
    }

    public static MethodHandle findStaticGetter(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type, int site)
            throws NoSuchFieldException, IllegalAccessException {
        MethodHandle handle = lookup.findStaticGetter(owner, name, type);
        return hookedStatic(handle, siteOf(site, lookup.revealDirect(handle)));
    }

    public static MethodHandle findStaticSetter(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type, int site)
            throws NoSuchFieldException, IllegalAccessException {
        MethodHandle handle = lookup.findStaticSetter(owner, name, type);
        return hookedStatic(handle, siteOf(site, lookup.revealDirect(handle)));
    }

    public static MethodHandle unreflectGetter(MethodHandles.Lookup lookup, Field field, int site)
            throws IllegalAccessException {
        return hooked(lookup.unreflectGetter(field), field, site);
    }

    public static MethodHandle unreflectSetter(MethodHandles.Lookup lookup, Field field, int site)
            throws IllegalAccessException {
        MethodHandle setter = lookup.unreflectSetter(field);
        return Modifier.isFinal(field.getModifiers()) ? changingFinal(setter, field) : hooked(setter, field, site);
    }

    private static MethodHandle changingFinal(MethodHandle setter, Field field) {
        return MethodHandles.foldArguments(
                setter, MethodHandles.insertArguments(CHANGES_FINAL, 0, field.getDeclaringClass()));
    }

    private static int siteOf(int site, MethodHandleInfo field) {
        return siteOf(site, field.getDeclaringClass(), field.getName(), field.getModifiers());
    }

    private static MethodHandle hooked(MethodHandle handle, Field field, int site) {
        int modifiers = field.getModifiers();
        if (Modifier.isFinal(modifiers)) return handle;
        int exact = siteOf(site, field.getDeclaringClass(), field.getName(), modifiers);
        return Modifier.isStatic(modifiers) ? hookedStatic(handle, exact) : hooked(handle, exact);
    }

    private static MethodHandle hooked(MethodHandle handle, int site) {
        MethodHandle hook = MethodHandles.insertArguments(FIELD, 1, site);
        Class<?> target = handle.type().parameterType(0);
        return MethodHandles.foldArguments(handle, hook.asType(MethodType.methodType(void.class, target)));
    }

    private static MethodHandle hookedStatic(MethodHandle handle, int site) {
        return MethodHandles.foldArguments(handle, MethodHandles.insertArguments(FIELD, 0, null, site));
    }
}
