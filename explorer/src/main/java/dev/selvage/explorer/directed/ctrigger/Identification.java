package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.criterion.Interleaving;
import dev.selvage.explorer.directed.criterion.Unserializable;
import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.Kind;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.Profile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds the potential unserializable interleavings of runs: for each instruction c, those p that come right before it in
 * its thread on the same memory, and those r of other threads that would make the two unserializable.
 */
final class Identification {
    private final Map<Interleaving, Candidate> candidates = new TreeMap<>();

    /** Local pairs of one object with the same instructions and kinds. */
    private record LocalKey(Location p, Kind pKind, Location c, Kind cKind) {}

    private record RemoteKey(Location r, Kind kind) {}

    private Identification() {}

    static List<Candidate> of(List<Profile> profiles) {
        Identification identification = new Identification();
        for (Profile profile : profiles) identification.add(profile.accesses());
        return List.copyOf(identification.candidates.values());
    }

    private void add(List<Access> accesses) {
        Map<Integer, List<Access>> objects = new LinkedHashMap<>();
        for (Access access : accesses) {
            objects.computeIfAbsent(access.object(), unknown -> new ArrayList<>())
                    .add(access);
        }
        objects.values().stream().filter(Identification::isShared).forEach(this::identify);
    }

    private static boolean isShared(List<Access> object) {
        int first = object.get(0).thread();
        return object.stream().anyMatch(access -> access.thread() != first)
                && object.stream().anyMatch(access -> access.kind().writes());
    }

    private void identify(List<Access> object) {
        Map<LocalKey, List<Candidate.Local>> locals = new LinkedHashMap<>();
        Map<RemoteKey, List<Access>> remotes = new LinkedHashMap<>();
        Map<Integer, Access> last = new HashMap<>();
        for (Access c : object) {
            Access p = last.put(c.thread(), c);
            remotes.computeIfAbsent(new RemoteKey(c.location(), c.kind()), unknown -> new ArrayList<>())
                    .add(c);
            if (p == null) continue;
            locals.computeIfAbsent(
                            new LocalKey(p.location(), p.kind(), c.location(), c.kind()), unknown -> new ArrayList<>())
                    .add(new Candidate.Local(p, c));
        }
        combine(locals, remotes);
    }

    private void combine(Map<LocalKey, List<Candidate.Local>> locals, Map<RemoteKey, List<Access>> remotes) {
        Map<RemoteKey, Collection<List<Access>>> grouped = new LinkedHashMap<>();
        remotes.forEach((remote, all) -> grouped.put(remote, Candidate.alikeRemotes(all)));
        locals.forEach((local, pairs) -> {
            Collection<List<Candidate.Local>> alike = Candidate.alikeLocals(pairs);
            grouped.forEach((remote, all) -> combine(local, alike, remote, all));
        });
    }

    private void combine(
            LocalKey local, Collection<List<Candidate.Local>> pairs, RemoteKey remote, Collection<List<Access>> all) {
        Unserializable shape =
                Unserializable.of(local.pKind, remote.kind, local.cKind).orElse(null);
        if (shape == null || !hasTwoThreads(pairs, all)) return;
        Interleaving interleaving = new Interleaving(local.p, local.c, remote.r);
        candidates
                .computeIfAbsent(interleaving, unknown -> new Candidate(interleaving, shape))
                .add(pairs, all);
    }

    private static boolean hasTwoThreads(Collection<List<Candidate.Local>> pairs, Collection<List<Access>> remotes) {
        return pairs.stream()
                .anyMatch(some -> remotes.stream()
                        .anyMatch(others ->
                                some.get(0).c().thread() != others.get(0).thread()));
    }
}
