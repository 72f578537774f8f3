package dev.selvage.engine.model;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What is known about the method that is called at a site; found out once, as it takes comparing names. */
final class BySite<T> {
    private final Function<String, T> byMember;
    private final T unknown;
    private @Nullable Object[] known = new Object[64];

    /**
     * @param byMember what is known about a method, given as {@code Class.method}
     * @param unknown what is known where no method is called
     */
    BySite(Function<String, T> byMember, T unknown) {
        this.byMember = byMember;
        this.unknown = unknown;
    }

    @SuppressWarnings("unchecked")
    T at(int site) {
        if (site >= known.length) known = Arrays.copyOf(known, Math.max(site + 1, 2 * known.length));
        Object found = known[site];
        if (found == null) known[site] = found = find(Sites.get(site));
        return (T) found;
    }

    private T find(@Nullable Site site) {
        return site == null || site.member == null ? unknown : byMember.apply(site.member);
    }

    /** The method of a class, given as {@code Class.method}. */
    static String method(String member) {
        return member.substring(member.lastIndexOf('.') + 1);
    }

    /** Its class. */
    static String owner(String member) {
        return member.substring(0, Math.max(0, member.lastIndexOf('.')));
    }
}
