package dev.selvage.explorer.strategy.directed.livelocks;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.ModelMonitor;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where a run stands, as a number: what every strand does next, which monitors it holds, who can go on, and the values that were last
 * seen in memory. Where the number is the same as before, the run may be able to repeat what it did in between; it need not, since
 * there is state that no event shows.
 */
public final class Standings implements RunListener {
    private static final long PRIME = 1_000_003L;

    /** Keeps numbers of objects apart from numbers that are values. */
    private static final long OBJECTS = 1L << 40;

    private final Map<Object, Long> objects = new IdentityHashMap<>();

    /** What each location, known by a number of its own, adds to {@link #memory}. */
    private final Map<Long, Long> seen = new HashMap<>();

    /** The location that each strand has just touched, for the value that follows. */
    private final Map<Integer, Long> touched = new HashMap<>();

    /** What each strand adds to {@link #positions}. */
    private final Map<Integer, Long> strands = new HashMap<>();

    private long memory;
    private long positions;
    private boolean over;

    /** Nobody will ask any more: forgets everything, and looks away. */
    public void end() {
        over = true;
        objects.clear();
        seen.clear();
        touched.clear();
        strands.clear();
    }

    // ---- memory

    @Override
    public boolean wantsValues() {
        return true;
    }

    @Override
    public void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {
        if (over) return;
        touched.remove(strand.id());
        if (operation != Operation.READ && operation != Operation.WRITE && operation != Operation.UPDATE) return;
        Site at = Sites.get(site);
        long member = at == null || at.member == null ? 0 : at.member.hashCode();
        touched.put(strand.id(), mix(mix(number(target) * PRIME + member) + index));
    }

    @Override
    public void onValue(ModelStrand strand, @Nullable Object value) {
        Long location = touched.remove(strand.id());
        if (location == null) return;
        long added = mix(location + mix(number(value)));
        Long before = seen.put(location, added);
        memory += added - (before == null ? 0 : before);
    }

    /**
     * The same for the same object, and for equal texts and numbers. Only what cannot change is asked for its value: a
     * {@code StringBuffer} that is asked for its text in the middle of a change keeps that text for its next reader.
     */
    private long number(@Nullable Object value) {
        if (value == null) return 0;
        if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte)
            return ((Number) value).longValue();
        if (value instanceof Double || value instanceof Float)
            return Double.doubleToLongBits(((Number) value).doubleValue());
        if (value instanceof String || value instanceof Boolean || value instanceof Character) return value.hashCode();
        return objects.computeIfAbsent(value, unknown -> OBJECTS + objects.size());
    }

    // ---- strands

    /** The number for this point. */
    public long at(ChoicePoint point) {
        if (point.current() != null) note(point.current());
        long options = point.kind().ordinal();
        for (int i = 0; i < point.size(); i++) {
            note(point.option(i));
            options = options * 31 + point.option(i).id() + 1;
        }
        return mix(memory + mix(positions + mix(options)));
    }

    /** A strand stays where it is until it is current, or an option. */
    private void note(ModelStrand strand) {
        long position = position(strand);
        Long before = strands.put(strand.id(), position);
        positions += position - (before == null ? 0 : before);
    }

    private long position(ModelStrand strand) {
        long position = strand.id() * 31L + strand.nextOperation().ordinal();
        position = position * PRIME + place(strand.nextSite());
        position = position * PRIME + place(strand.userSite());
        position = position * PRIME + number(strand.nextTarget());
        position = position * PRIME + strand.nextIndex();
        position = position * 31 + strand.phase().ordinal() * 2L + (strand.isEnabled() ? 1 : 0);
        for (ModelMonitor monitor : strand.held()) position = position * PRIME + number(monitor.object());
        return mix(position);
    }

    /** The same in every JVM. */
    private static int place(int site) {
        Site at = Sites.get(site);
        return at == null ? 0 : at.hash;
    }

    /** Makes of a number one that looks random: sums of such numbers are the same for the same ones only. */
    private static long mix(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
