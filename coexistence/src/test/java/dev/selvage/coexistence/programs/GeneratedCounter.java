package dev.selvage.coexistence.programs;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Proxy;
import java.util.function.Function;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;

/** Two threads increment a counter whose class is made in the run, in the way that the argument names. */
public final class GeneratedCounter {
    private GeneratedCounter() {}

    /** A counter; {@code increment} is atomic only if its implementation says so. */
    public interface Counter {
        void increment();

        int get();
    }

    /** The unsafe one, to be defined again as a hidden class. */
    public static class Plain implements Counter {
        private int count;

        @Override
        public void increment() {
            count++;
        }

        @Override
        public int get() {
            return count;
        }
    }

    /** The safe one. */
    public static class Safe implements Counter {
        private int count;

        @Override
        public synchronized void increment() {
            count++;
        }

        @Override
        public synchronized int get() {
            return count;
        }
    }

    /** The field is in the generated subclass. */
    public abstract static class Accessors implements Counter {
        public abstract int getValue();

        public abstract void setValue(int value);

        @Override
        public void increment() {
            setValue(getValue() + 1);
        }

        @Override
        public int get() {
            return getValue();
        }
    }

    public static void main(String[] args) throws Exception {
        Class<? extends Counter> type = args[1].equals("safe") ? Safe.class : Plain.class;
        Counter counter = ways(args[0]).apply(type);
        Two.threads(counter::increment);
        if (counter.get() != 2) throw new AssertionError("expected 2 but was " + counter.get());
    }

    private static Function<Class<? extends Counter>, Counter> ways(String name) {
        return switch (name) {
            case "hidden" -> GeneratedCounter::hidden;
            case "loader" -> GeneratedCounter::inOwnLoader;
            case "proxy" -> GeneratedCounter::proxy;
            case "subclass" -> GeneratedCounter::subclass;
            case "injected" -> type -> accessors();
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Counter hidden(Class<? extends Counter> type) {
        try {
            Class<?> hidden = MethodHandles.lookup()
                    .defineHiddenClass(classFile(type), true)
                    .lookupClass();
            return (Counter) hidden.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Counter inOwnLoader(Class<? extends Counter> type) {
        byte[] classFile = classFile(type);
        ClassLoader loader = new ClassLoader(GeneratedCounter.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                // Without a name, as scripting engines do.
                if (name.equals(type.getName())) return defineClass(null, classFile, 0, classFile.length);
                return super.loadClass(name, resolve);
            }
        };
        return newInstance(loader, type.getName());
    }

    private static Counter newInstance(ClassLoader loader, String name) {
        try {
            return (Counter) loader.loadClass(name).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Counter proxy(Class<? extends Counter> type) {
        Counter target = newInstance(type.getClassLoader(), type.getName());
        return (Counter) Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {Counter.class},
                (proxy, method, arguments) -> method.invoke(target, arguments));
    }

    private static Counter subclass(Class<? extends Counter> type) {
        try (var made = new ByteBuddy().subclass(type).make()) {
            return made.load(type.getClassLoader()).getLoaded().getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Counter accessors() {
        try (var made = new ByteBuddy()
                .subclass(Accessors.class)
                .name("dev.selvage.coexistence.programs.Injected")
                .defineProperty("value", int.class)
                .make()) {
            return made.load(
                            GeneratedCounter.class.getClassLoader(),
                            ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))
                    .getLoaded()
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] classFile(Class<?> type) {
        String name = "/" + type.getName().replace('.', '/') + ".class";
        try (InputStream file = GeneratedCounter.class.getResourceAsStream(name)) {
            return file.readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
