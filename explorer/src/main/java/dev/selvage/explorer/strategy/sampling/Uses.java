package dev.selvage.explorer.strategy.sampling;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.touch.Locations;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers what operations use: a field by its name, anything else by its class. Numbers are given in the order of appearance, from 1 on, and so are
 * the same in every JVM that makes the same runs.
 */
public final class Uses {
    /** What an operation uses that uses nothing. */
    public static final int NOTHING = 0;

    /** At that site the class of the target decides. */
    private static final int BY_CLASS = -1;

    private final Map<String, Integer> numbers = new HashMap<>();

    /** By site; 0 until it is asked for. */
    private int[] ofSites = new int[64];

    /** What the operation that {@code strand} has announced uses. */
    public int of(ModelStrand strand) {
        return switch (strand.nextOperation()) {
            case READ, WRITE, UPDATE -> memory(strand.nextOperation(), strand.nextSite(), strand.nextTarget());
            case LOCK, CALL -> ofClass(strand.nextTarget());
            default -> NOTHING;
        };
    }

    private int memory(Operation operation, int site, @Nullable Object target) {
        if (site >= ofSites.length) ofSites = Arrays.copyOf(ofSites, Math.max(site + 1, 2 * ofSites.length));
        if (ofSites[site] == 0) ofSites[site] = ofSite(operation, site, target);
        return ofSites[site] == BY_CLASS ? ofClass(target) : ofSites[site];
    }

    /** An instruction that uses an atomic, or an array, once always does. */
    private int ofSite(Operation operation, int site, @Nullable Object target) {
        Site at = Sites.get(site);
        String member = at == null ? null : at.member;
        boolean field = operation != Operation.UPDATE && (target == null || hasFields(target.getClass()));
        return field && member != null ? number(member) : BY_CLASS;
    }

    private static boolean hasFields(Class<?> type) {
        return !type.isArray() && !type.getName().startsWith(Locations.ATOMIC);
    }

    private int ofClass(@Nullable Object target) {
        return target == null ? NOTHING : number(target.getClass().getName());
    }

    private int number(String name) {
        Integer known = numbers.get(name);
        if (known != null) return known;
        int next = numbers.size() + 1;
        numbers.put(name, next);
        return next;
    }

    /** The highest number so far. */
    public int count() {
        return numbers.size();
    }
}
