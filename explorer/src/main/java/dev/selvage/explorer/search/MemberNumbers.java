package dev.selvage.explorer.search;

import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Numbers the members that sites name, so that names are compared once for a site and not once for an event. */
final class MemberNumbers {
    /** The site names no member. */
    static final int NONE = 1;

    /** The access goes through a handle or an updater, which may be one of any field. */
    static final int INDIRECT = 2;

    private final Map<String, Integer> numbers = new HashMap<>();

    /** By site; 0 until somebody asks. */
    private int[] ofFields = new int[64];

    private int[] ofStatics = new int[64];

    /** The number of an instance's field, which goes by its name alone: the class by which it is named may be a subclass. */
    int ofField(int site) {
        if (site >= ofFields.length) ofFields = Arrays.copyOf(ofFields, Math.max(site + 1, 2 * ofFields.length));
        if (ofFields[site] == 0) ofFields[site] = number(member(site), true);
        return ofFields[site];
    }

    /** The number of a static field, which goes by its class and its name. */
    int ofStatic(int site) {
        if (site >= ofStatics.length) ofStatics = Arrays.copyOf(ofStatics, Math.max(site + 1, 2 * ofStatics.length));
        if (ofStatics[site] == 0) ofStatics[site] = number(member(site), false);
        return ofStatics[site];
    }

    private int number(String member, boolean simple) {
        if (member.isEmpty()) return NONE;
        if (Locations.isIndirect(member)) return INDIRECT;
        String name = simple ? member.substring(member.lastIndexOf('.') + 1) : member;
        return numbers.computeIfAbsent(name, unknown -> numbers.size() + INDIRECT + 1);
    }

    private static String member(int site) {
        Site at = Sites.get(site);
        return at == null || at.member == null ? "" : at.member;
    }
}
