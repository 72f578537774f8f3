package dev.selvage.engine.model;

import dev.selvage.runtime.Library;
import dev.selvage.runtime.Range;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.security.Provider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The arrays, texts and collections that the program has lent to the JDK in a run, and how to find them again in the streams, buffers and matchers that were
 * made of them.
 */
final class LentObjects {
    /** Where to look for them is soon over in practice: a scanner of a reader of a stream of an array. */
    private static final int MOST_HOLDERS = 64;

    /** What is made of arrays and texts. */
    private static final List<String> HOLDERS = List.of(
            "java.io.",
            "java.nio.",
            "java.security.",
            "java.text.",
            "java.util.Formatter",
            "java.util.Scanner",
            "java.util.logging.LogRecord",
            "java.util.regex.Match",
            "java.util.zip.",
            "javax.crypto.",
            "sun.nio.c");

    private static final Set<String> LOOKING = Set.of("equals", "hashCode", "toString");

    private static final ClassValue<Field[]> REFERENCES = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            return isHolder(type) ? References.of(type, held -> held != String.class) : new Field[0];
        }
    };

    private static final ClassValue<Field[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            return References.of(type, held -> held != String.class);
        }
    };

    /** Collections of the JDK that can change, and atomics, whose texts do; what only shows others in another way is none, unless these are concurrent. */
    private static final ClassValue<Boolean> CHANGES = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            if (type.getName().startsWith("java.util.concurrent.atomic.")) return true;
            boolean isOne = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
            boolean isView = type.getEnclosingClass() != null;
            return isOne && type.getName().startsWith(isView ? "java.util.concurrent." : "java.util.");
        }
    };

    private final BySite<Boolean> looking = new BySite<>(member -> LOOKING.contains(BySite.method(member)), false);
    private final Set<Object> lent = Collections.newSetFromMap(new IdentityHashMap<>());

    void reset() {
        if (!lent.isEmpty()) lent.clear();
    }

    /**
     * What of these things, and of what they were made of, can change; it counts as lent from now on.
     *
     * @param within a bit for each that is an array, or a record, of which only the parts count
     * @param madeOf whether to look for what they were made of, which takes long and was lent before
     */
    List<Object> in(@Nullable Object[] things, int within, boolean madeOf) {
        List<Object> found = new ArrayList<>(1);
        Set<Object> met = null;
        for (int i = 0; i < things.length; i++) {
            Object thing = things[i];
            if (thing == null || addIfItself(thing, (within & 1 << i) != 0, found)) continue;
            if (!madeOf || lent.isEmpty()) continue;
            if (met == null) met = Collections.newSetFromMap(new IdentityHashMap<>());
            follow(thing, met, found);
        }
        return found;
    }

    /**
     * What can change of the elements of a concurrent object, if the call at that site is one that makes their texts or hash codes, or compares them: the JDK looks into
     * them without hooks.
     */
    List<Object> shownBy(Object concurrent, int site) {
        if (!looking.at(site) || Library.hasPointsInside() || !ConcurrentParts.isConcurrent(concurrent))
            return List.of();
        List<Object> found = new ArrayList<>(0);
        addElements(concurrent, found);
        return found;
    }

    /**
     * What can change of what a concurrent collection, the first of these things, compares: the others and, where one of them is a collection which may be equal to
     * another, its elements.
     */
    List<Object> comparedBy(@Nullable Object[] things) {
        List<Object> found = new ArrayList<>(0);
        boolean withElements = false;
        for (int i = 1; i < things.length; i++) {
            Object thing = things[i];
            if (thing == null) continue;
            addIfItself(thing, false, found);
            withElements |= thing instanceof Collection || thing instanceof Map;
        }
        if (withElements && things[0] != null) addElements(things[0], found);
        return found;
    }

    private void addElements(Object concurrent, List<Object> found) {
        for (Object element : elementsOf(concurrent)) {
            if (element != null && element != concurrent) addIfItself(element, false, found);
        }
    }

    private static Iterable<?> elementsOf(Object concurrent) {
        if (concurrent instanceof Collection) return (Collection<?>) concurrent;
        if (concurrent instanceof Map) {
            List<Object> all = new ArrayList<>(((Map<?, ?>) concurrent).keySet());
            all.addAll(((Map<?, ?>) concurrent).values());
            return all;
        }
        if (concurrent instanceof AtomicReference) {
            Object value = ((AtomicReference<?>) concurrent).get();
            return value == null ? List.of() : List.of(value);
        }
        if (!(concurrent instanceof AtomicReferenceArray)) return List.of();
        AtomicReferenceArray<?> array = (AtomicReferenceArray<?>) concurrent;
        return IntStream.range(0, array.length()).mapToObj(array::get).toList();
    }

    private boolean addIfItself(Object thing, boolean within, List<Object> found) {
        if (CoarseAccesses.isText(thing)
                || (CHANGES.get(thing.getClass()) && (!within || ConcurrentParts.isConcurrent(thing)))) {
            return add(thing, found);
        }
        if (within && thing instanceof Record) return addComponents(thing, found);
        if (!thing.getClass().isArray()) return false;
        if (!within && Array.getLength(thing) > 0) add(thing, found);
        if (thing instanceof Object[] elements) {
            for (Object element : elements) {
                if (element != null && element != thing) addIfItself(element, false, found);
            }
        }
        return true;
    }

    private boolean addComponents(Object tuple, List<Object> found) {
        for (Field field : COMPONENTS.get(tuple.getClass())) {
            Object component = References.get(field, tuple);
            if (component != null) addIfItself(component, false, found);
        }
        return true;
    }

    private boolean add(Object thing, List<Object> found) {
        lent.add(thing);
        for (Object known : found) {
            if (known == thing) return true;
        }
        return found.add(thing);
    }

    private void follow(Object holder, Set<Object> met, List<Object> found) {
        for (Field field : REFERENCES.get(holder.getClass())) {
            Object held = References.get(field, holder);
            if (held == null || met.size() > MOST_HOLDERS || !met.add(held)) continue;
            if (lent.contains(held)) add(held, found);
            else follow(held, met, found);
        }
    }

    private static boolean isHolder(Class<?> type) {
        // It has tables that grow from run to run, and nothing that was lent.
        if (Provider.class.isAssignableFrom(type)) return false;
        return HOLDERS.stream().anyMatch(type.getName()::startsWith);
    }

    /** The index that stands for all of something lent: its elements, its fields, or its text. */
    static long wholeOf(Object thing) {
        if (thing.getClass().isArray()) return Range.of(0, Array.getLength(thing));
        return CoarseAccesses.isText(thing) ? 0 : Range.ALL;
    }
}
