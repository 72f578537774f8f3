package dev.selvage.runtime;

import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Options of the JVM that can be changed while it runs, such as whether it writes its heap to a file when memory runs out. */
final class SharedOptions extends SharedState {
    private static final String BEAN = "com.sun.management.HotSpotDiagnosticMXBean";

    private final Map<String, String> before = new HashMap<>();

    SharedOptions() {
        super("com.sun.management.internal.HotSpotDiagnostic", "setVMOption");
    }

    @Override
    List<String> fields() {
        return List.of();
    }

    @Override
    void save(Class<?> ownerClass) throws ReflectiveOperationException {
        before.clear();
        before.putAll(current(bean()));
    }

    @Override
    void restore() throws ReflectiveOperationException {
        Object bean = bean();
        Map<String, String> now = current(bean);
        Method setter = Class.forName(BEAN, true, null).getMethod("setVMOption", String.class, String.class);
        for (Map.Entry<String, String> option : before.entrySet()) {
            if (!option.getValue().equals(now.get(option.getKey()))) {
                setter.invoke(bean, option.getKey(), option.getValue());
            }
        }
        before.clear();
    }

    private static Object bean() throws ReflectiveOperationException {
        Class<?> factory = Class.forName("java.lang.management.ManagementFactory", true, null);
        Class<?> kind = Class.forName(BEAN, true, null);
        return factory.getMethod("getPlatformMXBean", Class.class).invoke(null, kind);
    }

    private static Map<String, String> current(Object bean) throws ReflectiveOperationException {
        Class<?> type = Class.forName("com.sun.management.VMOption", true, null);
        Method name = type.getMethod("getName");
        Method value = type.getMethod("getValue");
        Method writeable = type.getMethod("isWriteable");
        Map<String, String> values = new HashMap<>();
        Method all = Class.forName(BEAN, true, null).getMethod("getDiagnosticOptions");
        for (Object option : (Iterable<?>) all.invoke(bean)) {
            if ((Boolean) writeable.invoke(option))
                values.put((String) name.invoke(option), (String) value.invoke(option));
        }
        return values;
    }
}
