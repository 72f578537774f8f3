package dev.selvage.explorer.strategy.rank;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The variables of a program, as far as they were seen: fields by their name, elements by the type of their array. Volatile
 * fields and atomics are none: what is done to them is synchronization.
 */
public final class Variables implements RunListener {
    private final Map<String, BitSet> users = new TreeMap<>();

    @Override
    public void onEvent(
            ModelStrand strand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean blocked) {
        String variable = variable(operation, site, target);
        if (variable != null)
            users.computeIfAbsent(variable, unknown -> new BitSet()).set(strand.id());
    }

    /** The variable that an operation is about, or null when it is about none. */
    public static @Nullable String variable(Operation operation, int site, @Nullable Object target) {
        boolean access = operation == Operation.READ || operation == Operation.WRITE;
        Site at = Sites.get(site);
        if (!access || at == null || at.synchronizing) return null;
        if (at.member != null) return at.member;
        return target == null ? null : target.getClass().getSimpleName();
    }

    /** Those that more than one thread has used, in alphabetical order. */
    public List<String> shared() {
        return users.entrySet().stream()
                .filter(entry -> entry.getValue().cardinality() > 1)
                .map(Map.Entry::getKey)
                .toList();
    }
}
