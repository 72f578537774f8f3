package dev.selvage.explorer.touch;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;

/** Remembers what {@link LibraryState} says of classes and call sites, as it reads that from names. */
final class LibraryClasses {
    private enum Sort {
        ATOMIC,
        SELF_CONTAINED,
        OTHER
    }

    private enum Access {
        READ,
        WRITE
    }

    /** Of classes of the JDK alone: those of a program must not outlive it. */
    private final Map<Class<?>, Sort> sorts = new IdentityHashMap<>();

    private Access[] accesses = new Access[64];

    boolean isAtomic(Object object) {
        return sort(object) == Sort.ATOMIC;
    }

    boolean isSelfContained(Object receiver) {
        return sort(receiver) == Sort.SELF_CONTAINED;
    }

    private Sort sort(Object object) {
        Class<?> type = object.getClass();
        if (type.getClassLoader() != null) return Sort.OTHER;
        Sort known = sorts.get(type);
        if (known != null) return known;
        Sort sort = sortOf(object);
        sorts.put(type, sort);
        return sort;
    }

    private static Sort sortOf(Object object) {
        if (object.getClass().getName().startsWith(Locations.ATOMIC)) return Sort.ATOMIC;
        return LibraryState.isSelfContained(object) ? Sort.SELF_CONTAINED : Sort.OTHER;
    }

    /** Whether the call at that site, of a method of a self-contained class, is a pure read. */
    boolean isRead(int site) {
        if (site >= accesses.length) accesses = Arrays.copyOf(accesses, Math.max(site + 1, 2 * accesses.length));
        if (accesses[site] == null) accesses[site] = accessAt(site);
        return accesses[site] == Access.READ;
    }

    private static Access accessAt(int site) {
        Site at = Sites.get(site);
        boolean reads = at != null && at.member != null && LibraryState.isRead(at.member);
        return reads ? Access.READ : Access.WRITE;
    }
}
