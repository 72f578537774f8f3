package dev.selvage.explorer.strategy.hapset;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * For each statement the set of statements on which it was seen to be immediately dependent: another thread had executed
 * them last before, on the same object.
 *
 * <p>A statement counts twice, as that of the thread with the lower number and as that of the thread with the higher one; the
 * numbers themselves do not matter.
 */
public final class HapSets {
    /** A statement with the place of its thread in a pair: 0 for the lower number, 1 for the higher. */
    public record Key(Statement statement, int thread) {}

    /** {@code statement} came immediately after {@code predecessor}, which a thread on the other side executed. */
    public record Pair(Key statement, Statement predecessor) {}

    private final Map<Key, Set<Statement>> sets = new LinkedHashMap<>();
    private final Set<Pair> added = new LinkedHashSet<>();
    private final Map<Statement, Statement> known = new HashMap<>();
    private int size;

    static int thread(int strand, int other) {
        return strand < other ? 0 : 1;
    }

    /** The pair that {@code statement} of {@code strand} forms with an earlier one of another strand. */
    public static Pair pair(Statement statement, int strand, Statement predecessor, int other) {
        return new Pair(new Key(statement, thread(strand, other)), predecessor);
    }

    /** One object for equal statements, so that they are compared fast. */
    public Statement intern(Statement statement) {
        return known.computeIfAbsent(statement, same -> same);
    }

    public boolean add(Pair pair) {
        boolean isNew = sets.computeIfAbsent(pair.statement(), unknown -> new LinkedHashSet<>())
                .add(pair.predecessor());
        if (isNew) {
            added.add(pair);
            size++;
        }
        return isNew;
    }

    public boolean contains(Pair pair) {
        Set<Statement> set = sets.get(pair.statement());
        return set != null && set.contains(pair.predecessor());
    }

    /** Whether the pair was added since {@link #keep}. */
    public boolean isNew(Pair pair) {
        return !added.isEmpty() && added.contains(pair);
    }

    /** How many pairs there are. */
    public int size() {
        return size;
    }

    /** What was added so far is to stay. */
    public void keep() {
        added.clear();
    }

    /** Takes back what was added since {@link #keep}: a run that fails teaches nothing. */
    public void forget() {
        for (Pair pair : added) {
            Set<Statement> set = sets.get(pair.statement());
            if (set != null) set.remove(pair.predecessor());
        }
        size -= added.size();
        added.clear();
    }

    /** All pairs, in the order in which their statements were met. */
    public List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        sets.forEach((key, set) -> set.forEach(statement -> pairs.add(new Pair(key, statement))));
        return pairs;
    }

    /** The statements before {@code statement}, whichever side its thread was on. */
    public Set<Statement> of(Statement statement) {
        Set<Statement> all = new LinkedHashSet<>();
        for (int thread = 0; thread < 2; thread++) all.addAll(sets.getOrDefault(new Key(statement, thread), Set.of()));
        return all;
    }
}
