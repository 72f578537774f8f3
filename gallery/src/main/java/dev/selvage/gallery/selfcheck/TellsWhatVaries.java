package dev.selvage.gallery.selfcheck;

import dev.selvage.gallery.Threads;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.net.URL;
import java.net.URLClassLoader;
import java.security.SecureRandom;
import java.text.DecimalFormat;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** Fails with what differs from JVM to JVM where nobody takes care: the order of sets of classes, enum constants, arrays and the like. */
public final class TellsWhatVaries {

    private enum Colour {
        RED,
        GREEN,
        BLUE,
        WHITE
    }

    @Retention(RetentionPolicy.RUNTIME)
    private @interface Note {
        Class<?> type();

        Colour colour();

        TimeUnit unit();
    }

    @Note(type = TellsWhatVaries.class, colour = Colour.RED, unit = TimeUnit.DAYS)
    private record Noted(Class<?> type, ChronoUnit unit, Colour colour) {}

    private volatile String seen = "";

    private void look() throws ReflectiveOperationException {
        tell("classes", classes());
        tell("constants", List.of(ChronoUnit.values()));
        tell("own constants", List.of(Colour.values()));
        tell("objects", objects());
        URLClassLoader loader = new URLClassLoader(new URL[0]);
        List<String> methods = new ArrayList<>();
        for (Method method : TellsWhatVaries.class.getDeclaredMethods()) methods.add(method.getName());
        Runnable lambda = () -> {};
        seen += " loader " + loader.hashCode() + " " + loader
                + " module " + TellsWhatVaries.class.getModule().hashCode()
                + " methods " + methods
                + " annotation " + Noted.class.getAnnotation(Note.class).hashCode()
                + " record " + new Noted(DecimalFormat.class, ChronoUnit.DAYS, Colour.BLUE).hashCode()
                + " type "
                + MethodType.methodType(TellsWhatVaries.class, Colour.class).hashCode()
                + " lambda " + lambda.hashCode() + " " + lambda.getClass().hashCode()
                + " seed " + Arrays.toString(new SecureRandom().generateSeed(4))
                + " memory " + Runtime.getRuntime().freeMemory();
    }

    private static List<Object> classes() {
        return List.of(
                String.class,
                int.class,
                Colour.class,
                Noted.class,
                Runnable.class,
                Object[].class,
                TellsWhatVaries[].class,
                DecimalFormat.class,
                BigDecimal.class,
                TimeUnit.class);
    }

    private static List<Object> objects() {
        List<Object> objects = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            objects.add(new int[i]);
            objects.add(new WeakReference<>(objects));
            objects.add(new IllegalStateException());
            objects.add(new StringBuilder());
        }
        return objects;
    }

    /** Tells in which order collections have them, by their positions in the list. */
    private void tell(String name, List<?> all) {
        Map<Object, Object> identities = new IdentityHashMap<>();
        for (Object each : all) identities.put(each, name);
        List<Set<?>> sets = new ArrayList<>(List.of(new HashSet<>(all), identities.keySet(), Set.copyOf(all)));
        for (Map<Object, Object> map : List.of(new WeakHashMap<>(), new ConcurrentHashMap<>(), new Hashtable<>())) {
            map.putAll(identities);
            sets.add(map.keySet());
        }
        seen += " " + name;
        for (Set<?> set : sets) {
            for (Object each : set) seen += " " + all.indexOf(each);
            seen += ",";
        }
        seen += all.hashCode() + " " + Map.entry(all.get(0), all.get(1)).hashCode();
    }

    private void lookOnce() {
        try {
            look();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        TellsWhatVaries tells = new TellsWhatVaries();
        Threads.join(Threads.start(tells::lookOnce));
        throw new AssertionError(tells.seen);
    }
}
