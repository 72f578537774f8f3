package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.ProfileObserver;
import dev.selvage.explorer.directed.profile.Upcoming;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Brings one target about where one thread goes on at a time: suspends a thread that has executed p before it comes to c, until
 * another one has executed r, and threads that come to r before. At most one thread is suspended before c.
 *
 * <p>Nobody is suspended for ever: when all others have to wait, too, a thread is let go, up to a number of times. Where the
 * plan of the paper waits for a time, this one waits for as long as anybody else can go on.
 */
public final class InterleavingPlan implements ProfileObserver {
    private static final int NOBODY = -1;

    private final Target target;
    private final int mostSuspensions;
    private final Map<Integer, Set<Integer>> afterP = new HashMap<>();

    /** Threads that were let go; they are not suspended again until they have done something. */
    private final Set<Integer> letGo = new HashSet<>();

    private int suspensions;
    private int remote = NOBODY;
    private int violated = NOBODY;

    public InterleavingPlan(Target target, int mostSuspensions) {
        this.target = target;
        this.mostSuspensions = mostSuspensions;
    }

    // ---- what happens

    @Override
    public void accessed(Access access) {
        int thread = access.thread();
        letGo.remove(thread);
        if (access.location().equals(target.interleaving().r())) remoteAccess(access);
        if (violated == thread && access.location().equals(target.interleaving().c())) violated = NOBODY;
        Set<Integer> open = afterP.computeIfAbsent(thread, unknown -> new HashSet<>());
        if (access.location().equals(target.interleaving().p())) open.add(access.object());
        else open.remove(access.object());
    }

    private void remoteAccess(Access r) {
        if (remote == r.thread()) remote = NOBODY;
        afterP.forEach((thread, objects) -> {
            if (thread != r.thread() && objects.contains(r.object())) violated = thread;
        });
    }

    /** Whether r has come after p, and c is still to come: a failure may keep it from ever coming. */
    public boolean isUnderWay() {
        return violated != NOBODY;
    }

    // ---- what is to happen

    /** Those of the threads that may go on now, given what each is about to do; never none of them. */
    public List<Integer> mayGoOn(Map<Integer, @Nullable Upcoming> options) {
        if (violated != NOBODY) return options.containsKey(violated) ? List.of(violated) : all(options);
        if (suspensions >= mostSuspensions) return all(options);
        int suspended = suspendedBeforeC(options);
        if (suspended != NOBODY) return others(options, suspended);
        List<Integer> free = new ArrayList<>();
        options.forEach((thread, next) -> {
            if (!isBeforeR(thread, next)) free.add(thread);
        });
        return free.isEmpty() ? release(all(options)) : free;
    }

    private static List<Integer> all(Map<Integer, @Nullable Upcoming> options) {
        return List.copyOf(options.keySet());
    }

    /** While one thread is suspended before c, whoever is on the way to r goes first. */
    private List<Integer> others(Map<Integer, @Nullable Upcoming> options, int suspended) {
        if (remote != NOBODY && remote != suspended && options.containsKey(remote)) return List.of(remote);
        List<Integer> others = new ArrayList<>(options.keySet());
        others.remove((Integer) suspended);
        for (int other : others) {
            if (!isBeforeR(other, options.get(other))) continue;
            remote = other;
            return List.of(other);
        }
        return others.isEmpty() ? release(List.of(suspended)) : others;
    }

    private List<Integer> release(List<Integer> threads) {
        suspensions++;
        letGo.addAll(threads);
        return threads;
    }

    private int suspendedBeforeC(Map<Integer, @Nullable Upcoming> options) {
        for (Map.Entry<Integer, @Nullable Upcoming> option : options.entrySet()) {
            if (isBeforeC(option.getKey(), option.getValue())) return option.getKey();
        }
        return NOBODY;
    }

    private boolean isBeforeC(int thread, @Nullable Upcoming next) {
        if (next == null || letGo.contains(thread)) return false;
        Set<Integer> open = afterP.getOrDefault(thread, Set.of());
        if (open.isEmpty()) return false;
        if (next.isLock()) return next.location().equals(target.points().beforeC());
        return next.location().equals(target.interleaving().c()) && open.contains(next.object());
    }

    private boolean isBeforeR(int thread, @Nullable Upcoming next) {
        if (next == null || letGo.contains(thread)) return false;
        return next.location().equals(target.points().beforeR());
    }
}
