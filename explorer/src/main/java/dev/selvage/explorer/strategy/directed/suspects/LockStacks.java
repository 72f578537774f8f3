package dev.selvage.explorer.strategy.directed.suspects;

import dev.selvage.engine.free.LibraryLocks;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The locks that each strand of a run holds, monitors and those of the library, with where it got them; outermost first. */
public final class LockStacks {
    /** A lock that is held. */
    public record Held(Object lock, int site) {}

    private final Map<Integer, List<Held>> stacks = new HashMap<>();

    /** The locks that the strand holds; one that it holds twice is there twice. */
    public List<Held> of(int strand) {
        return stacks.getOrDefault(strand, List.of());
    }

    public boolean holds(int strand, Object lock) {
        return of(strand).stream().anyMatch(held -> held.lock() == lock);
    }

    /** The sites at which the strand got what it holds. */
    public List<Integer> sites(int strand) {
        return of(strand).stream().map(Held::site).toList();
    }

    /** Whether an operation waits for a lock until it has it. */
    public static boolean isAcquisition(Operation operation, int site, @Nullable Object target) {
        if (target == null) return false;
        if (operation == Operation.LOCK) return true;
        return operation == Operation.CALL
                && LibraryLocks.isExclusive(target)
                && method(site).startsWith("lock");
    }

    private static String method(int id) {
        Site site = Sites.get(id);
        String member = site == null || site.member == null ? "" : site.member;
        return member.substring(member.lastIndexOf('.') + 1);
    }

    public void onEvent(ModelStrand strand, Operation operation, int site, @Nullable Object target) {
        if (target == null) return;
        if (isAcquisition(operation, site, target)) acquire(strand.id(), target, site);
        else if (operation == Operation.UNLOCK) release(strand.id(), target);
        else if (operation == Operation.CALL && LibraryLocks.isExclusive(target)) {
            String method = method(site);
            if (method.equals("tryLock")) acquire(strand.id(), target, site);
            else if (method.equals("unlock")) release(strand.id(), target);
        }
    }

    /** The last lock was tried in vain. */
    public void onUnchanged(ModelStrand strand) {
        List<Held> stack = stacks.get(strand.id());
        if (stack == null || stack.isEmpty()) return;
        Held last = stack.get(stack.size() - 1);
        if (strand.receiver() == last.lock() && method(last.site()).equals("tryLock")) stack.remove(last);
    }

    private void acquire(int strand, Object lock, int site) {
        stacks.computeIfAbsent(strand, unknown -> new ArrayList<>()).add(new Held(lock, site));
    }

    private void release(int strand, Object lock) {
        List<Held> stack = stacks.getOrDefault(strand, List.of());
        for (int i = stack.size() - 1; i >= 0; i--) {
            if (stack.get(i).lock() != lock) continue;
            stack.remove(i);
            return;
        }
    }
}
