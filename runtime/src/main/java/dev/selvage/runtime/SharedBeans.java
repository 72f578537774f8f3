package dev.selvage.runtime;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * Switches and thresholds of the platform's management beans. Which there are is asked of the beans: whatever has a getter and a setter for a number or a truth
 * value is put back.
 */
final class SharedBeans extends SharedState {
    private static final String FACTORY = "java.lang.management.ManagementFactory";

    private final List<Setting> settings = new ArrayList<>();

    SharedBeans(String owner, String... changers) {
        super(owner, changers);
    }

    /** A property of a bean, and what it was. */
    private static final class Setting {
        final Object bean;
        final Method getter;
        final Method setter;
        final Object value;

        Setting(Object bean, Method getter, Method setter) throws ReflectiveOperationException {
            this.bean = bean;
            this.getter = getter;
            this.setter = setter;
            this.value = getter.invoke(bean);
        }

        void restore() throws ReflectiveOperationException {
            if (!value.equals(getter.invoke(bean))) setter.invoke(bean, value);
        }
    }

    @Override
    List<String> fields() {
        return List.of();
    }

    @Override
    void save(Class<?> ownerClass) throws ReflectiveOperationException {
        settings.clear();
        Class<?> factory = Class.forName(FACTORY, true, ownerClass.getClassLoader());
        Iterable<?> kinds = (Iterable<?>)
                factory.getMethod("getPlatformManagementInterfaces").invoke(null);
        Method beansOf = factory.getMethod("getPlatformMXBeans", Class.class);
        for (Object kind : kinds) {
            for (Object bean : (Iterable<?>) beansOf.invoke(null, kind)) addSettings(bean, (Class<?>) kind);
        }
    }

    private void addSettings(Object bean, Class<?> kind) throws ReflectiveOperationException {
        for (Method setter : kind.getMethods()) {
            if (!setter.getName().startsWith("set") || setter.getParameterCount() != 1) continue;
            Class<?> type = setter.getParameterTypes()[0];
            String beginning = type == boolean.class ? "is" : "get";
            if (!type.isPrimitive()) continue;
            try {
                Method getter = kind.getMethod(beginning + setter.getName().substring(3));
                if (getter.getReturnType() == type) settings.add(new Setting(bean, getter, setter));
            } catch (NoSuchMethodException | InvocationTargetException notHere) {
                // A setting that this JVM or this pool does not have.
            }
        }
    }

    @Override
    void restore() throws ReflectiveOperationException {
        for (Setting setting : settings) setting.restore();
        settings.clear();
    }
}
