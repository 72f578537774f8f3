package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.engine.free.FreeStrand;
import dev.selvage.engine.free.Interference;
import dev.selvage.explorer.directed.profile.Instructions;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The second phase of CTrigger for one free run: minimum control over a group of targets. Threads run in parallel but for
 * short suspensions before instructions of the group, and threads are suspended for one target of it at a time.
 */
public final class InterleavingControl implements Interference {
    private static final byte CONCERNED = 2;

    private final Instructions instructions;
    private final List<ForcedInterleaving> group = new ArrayList<>();
    private final Set<String> files = new HashSet<>();

    /** By site: whether it is in a file with an instruction of the group; 0 where nobody has asked. */
    private byte[] sites = new byte[Sites.count() + 1];

    public InterleavingControl(
            List<SuspensionPoints> targets, Instructions instructions, long expiry, int mostSuspensions) {
        this.instructions = instructions;
        Turn turn = new Turn();
        for (SuspensionPoints points : targets) {
            group.add(new ForcedInterleaving(points, expiry, mostSuspensions, turn));
            concern(points.interleaving().p());
            concern(points.interleaving().c());
            concern(points.interleaving().r());
            concern(points.beforeC());
            concern(points.beforeR());
        }
    }

    private void concern(Location location) {
        files.add(location.file() + ":" + location.line());
    }

    /** Whether the interleaving was brought about, be it that a failure kept c from coming. */
    public boolean hasHappened(SuspensionPoints points) {
        return group.stream().anyMatch(forced -> forced.points().equals(points) && forced.hasHappened());
    }

    @Override
    public void before(
            FreeStrand thread, Operation operation, int site, int userSite, @Nullable Object target, long index) {
        goesOn(thread);
        if (!isConcerned(userSite == 0 ? site : userSite)) return;
        Location at = instructions.at(site, userSite);
        if (at == null) return;
        for (ForcedInterleaving forced : group) {
            if (operation == Operation.LOCK || operation == Operation.COLLECTION_CALL) {
                forced.acquires(thread, at);
            }
            if (operation != Operation.LOCK) forced.accesses(thread, at, new Memory(thread.identityOf(target), index));
        }
    }

    /** The line tells most sites apart from those that matter, at the price of a look into a table. */
    private boolean isConcerned(int site) {
        byte[] known = sites;
        if (site < known.length && known[site] != 0) return known[site] == CONCERNED;
        return learn(site);
    }

    private synchronized boolean learn(int site) {
        if (site >= sites.length) sites = Arrays.copyOf(sites, 2 * site);
        Site at = Sites.get(site);
        boolean concerned = at != null && files.contains((at.file == null ? at.className : at.file) + ":" + at.line);
        sites[site] = concerned ? CONCERNED : 1;
        return concerned;
    }

    @Override
    public void unlocks(FreeStrand thread, int site, int userSite, Object lock) {
        goesOn(thread);
    }

    @Override
    public void ended(FreeStrand thread) {
        goesOn(thread);
    }

    private void goesOn(FreeStrand thread) {
        for (ForcedInterleaving forced : group) forced.goesOn(thread);
    }
}
