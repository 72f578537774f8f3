package dev.selvage.runtime;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Hooks around calls by which the JDK looks into what the program gives it, to make a text of it, say: a collection is looked into as if
 * the program had called it. Such a call ends with {@link Library#exit}.
 */
public final class Looks {
    /** What threads share and what has scheduling points inside, or is one. */
    private static final ClassValue<Boolean> IS_OF_INTEREST = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            if (type.getClassLoader() != null || type == String.class) return false;
            return Collection.class.isAssignableFrom(type)
                    || Map.class.isAssignableFrom(type)
                    || Map.Entry.class.isAssignableFrom(type)
                    || CharSequence.class.isAssignableFrom(type)
                    || type == Optional.class
                    || isConcurrent(type);
        }

        private boolean isConcurrent(Class<?> type) {
            boolean isValue = Enum.class.isAssignableFrom(type) || Throwable.class.isAssignableFrom(type);
            return type.getName().startsWith("java.util.concurrent.") && !isValue;
        }
    };

    /**
     * What the program has made, and asks the JDK to go through: nobody knows whose elements it gives. And what the JDK has made of functions of the program, which may
     * look into anything.
     */
    private static final ClassValue<Boolean> GIVES_OTHERS = new ClassValue<Boolean>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            if (Library.isOfJdk(type)) return Comparator.class.isAssignableFrom(type);
            return Iterable.class.isAssignableFrom(type)
                    || Iterator.class.isAssignableFrom(type)
                    || Enumeration.class.isAssignableFrom(type)
                    || Map.class.isAssignableFrom(type);
        }
    };

    private Looks() {}

    /** Before the call: what {@link Library#exit} needs. */
    public static int begin() {
        if (!Guard.watching) return 0;
        if (Thread.currentThread() == Guard.running) return Guard.library;
        return Free.on ? Free.depth() : 0;
    }

    /** The call looks into an object, or into those of an array. */
    public static void at(@Nullable Object seen, int site) {
        if (Guard.watching && seen != null) lookAt(seen, site);
    }

    private static void lookAt(Object seen, int site) {
        if (!(seen instanceof Object[])) {
            if (isOfInterest(seen)) Library.collectionCall(seen, site);
            else if (isOneOf(GIVES_OTHERS, seen)) around(site);
            return;
        }
        for (Object one : (Object[]) seen) {
            if (one != null && isOfInterest(one)) Library.collectionCall(one, site);
        }
    }

    /** The call, which is folded otherwise, goes through what the program gives it: that may be made of what others have. */
    public static void given(@Nullable Object seen, int site) {
        if (Guard.watching && seen != null && isOneOf(GIVES_OTHERS, seen)) around(site);
    }

    /** The call looks into objects that nobody knows: accesses inside are points. */
    public static void around(int site) {
        if (!Guard.watching) return;
        if (Thread.currentThread() == Guard.running) Guard.library = site;
        else if (Free.on) Free.open(site);
    }

    /** What a stream is to print instead of a collection: its text, which is made outside of the stream's locks. */
    public static @Nullable Object text(@Nullable Object printed, int site) {
        return Guard.watching && printed != null && isOfInterest(printed) ? textOf(printed, site) : printed;
    }

    private static String textOf(Object printed, int site) {
        int previous = Library.collectionCall(printed, site);
        String text = printed.toString();
        Library.read(site);
        Library.exit(previous);
        return text;
    }

    /** The same for what is formatted. */
    public static @Nullable Object @Nullable [] texts(@Nullable Object @Nullable [] formatted, int site) {
        return Guard.watching && formatted != null ? textsOf(formatted, site) : formatted;
    }

    private static @Nullable Object[] textsOf(@Nullable Object[] formatted, int site) {
        @Nullable Object[] texts = formatted;
        for (int i = 0; i < formatted.length; i++) {
            Object text = text(formatted[i], site);
            if (text == formatted[i]) continue;
            if (texts == formatted) texts = Arrays.copyOf(formatted, formatted.length, Object[].class);
            texts[i] = text;
        }
        return texts;
    }

    /** What is to be written to a file instead of these lines: the same, but fetched before, as what happens around the file must not be disturbed. */
    public static @Nullable Iterable<?> lines(@Nullable Iterable<?> written, int site) {
        if (!Guard.watching || written == null || Thread.currentThread() != Guard.running) return written;
        return linesOf(written, site);
    }

    private static Iterable<?> linesOf(Iterable<?> written, int site) {
        int previous = Library.collectionCall(written, site);
        @Nullable Object[] lines = new Object[16];
        int count = 0;
        for (Object line : written) {
            if (count == lines.length) lines = Arrays.copyOf(lines, 2 * count);
            lines[count++] = text(line, site);
        }
        Library.exit(previous);
        return Arrays.asList(Arrays.copyOf(lines, count));
    }

    private static boolean isOfInterest(Object seen) {
        return isOneOf(IS_OF_INTEREST, seen);
    }

    private static boolean isOneOf(ClassValue<Boolean> kind, Object seen) {
        if (Thread.currentThread() != Guard.running) return Free.on && kind.get(seen.getClass());
        Thread me = Guard.token;
        long state = Section.enter();
        try {
            return kind.get(seen.getClass());
        } finally {
            Section.exit(me, state);
        }
    }
}
