package dev.selvage.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Hooks of accesses whose field is known only when they happen: {@code Field.get}, {@code Lookup.findGetter}. */
public final class Reflection {
    private static final MethodHandle FIELD;
    private static final Map<String, Integer> SITES = new HashMap<>();

    static {
        try {
            FIELD = MethodHandles.lookup()
                    .findStatic(Memory.class, "field", MethodType.methodType(void.class, Object.class, int.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private Reflection() {}

    /** Before {@code Field.get} and {@code Field.set} and the like. */
    public static void access(@Nullable Field field, @Nullable Object target, int site) {
        if (field == null || !isWatched() || Modifier.isFinal(field.getModifiers())) return;
        boolean isStatic = Modifier.isStatic(field.getModifiers());
        if (!isStatic && !field.getDeclaringClass().isInstance(target)) return;
        int exact = siteOf(site, field.getDeclaringClass(), field.getName());
        Memory.field(isStatic ? null : target, exact);
    }

    private static boolean isWatched() {
        return Thread.currentThread() == Guard.running || Free.memory;
    }

    /** A site that differs from {@code site} only in its field. */
    private static int siteOf(int site, Class<?> owner, String name) {
        Thread me = Thread.currentThread() == Guard.token ? Guard.token : null;
        long state = me == null ? 0 : Section.enter();
        try {
            String type = owner.getName();
            return siteOf(site, type.substring(type.lastIndexOf('.') + 1).replace('$', '.') + "." + name);
        } finally {
            if (me != null) Section.exit(me, state);
        }
    }

    private static int siteOf(int site, String member) {
        String key = site + " " + member;
        synchronized (SITES) {
            Integer known = SITES.get(key);
            if (known != null) return known;
            int added = Sites.add(withMember(site, member));
            SITES.put(key, added);
            return added;
        }
    }

    private static Site withMember(int id, String member) {
        Site site = Sites.get(id);
        if (site == null) throw new IllegalStateException("unknown site " + id);
        return new Site(
                site.operation, site.className, site.method, site.file, site.line, site.offset, member, site.user);
    }

    // ---- method handles of fields

    public static MethodHandle findGetter(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type, int site)
            throws NoSuchFieldException, IllegalAccessException {
        return hooked(lookup.findGetter(owner, name, type), owner, name, site);
    }

    public static MethodHandle findSetter(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type, int site)
            throws NoSuchFieldException, IllegalAccessException {
        return hooked(lookup.findSetter(owner, name, type), owner, name, site);
    }

    public static MethodHandle findStaticGetter(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type, int site)
            throws NoSuchFieldException, IllegalAccessException {
        return hookedStatic(lookup.findStaticGetter(owner, name, type), owner, name, site);
    }

    public static MethodHandle findStaticSetter(
            MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type, int site)
            throws NoSuchFieldException, IllegalAccessException {
        return hookedStatic(lookup.findStaticSetter(owner, name, type), owner, name, site);
    }

    public static MethodHandle unreflectGetter(MethodHandles.Lookup lookup, Field field, int site)
            throws IllegalAccessException {
        return hooked(lookup.unreflectGetter(field), field, site);
    }

    public static MethodHandle unreflectSetter(MethodHandles.Lookup lookup, Field field, int site)
            throws IllegalAccessException {
        return hooked(lookup.unreflectSetter(field), field, site);
    }

    private static MethodHandle hooked(MethodHandle handle, Field field, int site) {
        if (Modifier.isFinal(field.getModifiers())) return handle;
        return Modifier.isStatic(field.getModifiers())
                ? hookedStatic(handle, field.getDeclaringClass(), field.getName(), site)
                : hooked(handle, field.getDeclaringClass(), field.getName(), site);
    }

    private static MethodHandle hooked(MethodHandle handle, Class<?> owner, String name, int site) {
        MethodHandle hook = MethodHandles.insertArguments(FIELD, 1, siteOf(site, owner, name));
        Class<?> target = handle.type().parameterType(0);
        return MethodHandles.foldArguments(handle, hook.asType(MethodType.methodType(void.class, target)));
    }

    private static MethodHandle hookedStatic(MethodHandle handle, Class<?> owner, String name, int site) {
        MethodHandle hook = MethodHandles.insertArguments(FIELD, 0, null, siteOf(site, owner, name));
        return MethodHandles.foldArguments(handle, hook);
    }
}
