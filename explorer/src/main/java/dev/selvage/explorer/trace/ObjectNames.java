package dev.selvage.explorer.trace;

import dev.selvage.runtime.Initialisation;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names objects by class and order of appearance: {@code Account#1}. */
public final class ObjectNames {
    private static final int LONGEST = 60;

    private final Map<Object, String> names = new IdentityHashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();

    public String of(Object object) {
        if (object instanceof Thread || object instanceof Class) return ownName(object);
        if (object instanceof Initialisation) return initialiser((Initialisation) object);
        return names.computeIfAbsent(object, this::newName);
    }

    /** The name of a thread or a class, which needs no number. */
    static String ownName(Object threadOrClass) {
        if (!(threadOrClass instanceof Thread thread)) return typeName((Class<?>) threadOrClass) + ".class";
        return thread.getName().isEmpty() ? "a thread without a name" : thread.getName();
    }

    private static String initialiser(Initialisation of) {
        return "the initialiser of "
                + of.className.substring(of.className.lastIndexOf('.') + 1).replace('$', '.');
    }

    private String newName(Object object) {
        String type = typeName(object.getClass());
        return type + "#" + counts.merge(type, 1, Integer::sum);
    }

    /** The name of a class without its package; those of lambdas, proxies and hidden classes vary and lose their number. */
    static String typeName(Class<?> type) {
        if (type.isArray()) return typeName(type.getComponentType()) + "[]";
        if (type.getSuperclass() == Proxy.class) return proxyName(type.getInterfaces());
        String name = type.getName();
        int lambda = name.indexOf("$$Lambda");
        if (lambda >= 0) name = name.substring(0, lambda) + ".lambda";
        else if (type.isHidden()) name = name.substring(0, name.lastIndexOf('/'));
        return name.substring(name.lastIndexOf('.', name.endsWith(".lambda") ? name.length() - 8 : name.length()) + 1)
                .replace('$', '.');
    }

    private static String proxyName(Class<?>[] interfaces) {
        return (interfaces.length == 0 ? "Object" : typeName(interfaces[0])) + ".proxy";
    }

    /** A value as text; code of the program is never called for it. */
    public String valueOf(@Nullable Object value) {
        if (value == null) return "null";
        if (value instanceof String) return quoted((String) value);
        if (value instanceof Character) return "'" + value + "'";
        if (value instanceof Number && value.getClass().getName().startsWith("java.lang.")) return value.toString();
        if (value instanceof Boolean) return value.toString();
        if (value instanceof Enum) return ((Enum<?>) value).name();
        return of(value);
    }

    private static String quoted(String text) {
        String line = text.replace("\n", "\\n").replace("\r", "\\r");
        return line.length() <= LONGEST ? '"' + line + '"' : '"' + line.substring(0, LONGEST) + "…\"";
    }
}
