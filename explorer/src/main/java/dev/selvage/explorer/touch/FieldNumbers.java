package dev.selvage.explorer.touch;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Numbers the fields that sites name, so that names are compared once for a site and not once for an event. */
final class FieldNumbers {
    /** The site names no field. */
    static final int NONE = 1;

    /** It is not known which field is accessed: it goes through a handle or an updater, or the class was made at run time. */
    static final int ANY = 2;

    private final Map<String, Integer> numbers = new HashMap<>();

    /** By site; 0 until somebody asks. */
    private int[] ofSites = new int[64];

    int of(int site) {
        if (site >= ofSites.length) ofSites = Arrays.copyOf(ofSites, Math.max(site + 1, 2 * ofSites.length));
        if (ofSites[site] == 0) ofSites[site] = number(Sites.get(site));
        return ofSites[site];
    }

    private int number(@Nullable Site at) {
        if (at == null || at.member == null) return NONE;
        if (at.field == null) return ANY;
        return numbers.computeIfAbsent(at.field, unknown -> numbers.size() + ANY + 1);
    }
}
