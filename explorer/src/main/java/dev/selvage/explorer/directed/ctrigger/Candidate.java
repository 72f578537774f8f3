package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.criterion.Interleaving;
import dev.selvage.explorer.directed.criterion.Unserializable;
import dev.selvage.explorer.directed.profile.Access;
import dev.selvage.explorer.directed.profile.CriticalSection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A potential unserializable interleaving with everything in a run that makes it one. Accesses that synchronization cannot tell
 * apart, as those of a loop, are looked at as one.
 */
final class Candidate {
    private final Interleaving interleaving;
    private final Unserializable shape;
    private final List<Meeting> meetings = new ArrayList<>();

    /** Two consecutive accesses of one thread. */
    record Local(Access p, Access c) {
        private Object likeness() {
            List<CriticalSection> together = new ArrayList<>(p.sections());
            together.retainAll(c.sections());
            return List.of(c.thread(), locks(together), p.clock(), c.clock());
        }
    }

    /** Local pairs and remote accesses of one object, each alike among themselves. */
    record Meeting(List<Local> locals, List<Access> remotes) {
        Instance first() {
            return new Instance(locals.get(0).p(), locals.get(0).c(), remotes.get(0));
        }
    }

    Candidate(Interleaving interleaving, Unserializable shape) {
        this.interleaving = interleaving;
        this.shape = shape;
    }

    /** Adds what concerns one object: groups of pairs, and of remote accesses, that are alike. */
    void add(Collection<List<Local>> locals, Collection<List<Access>> remotes) {
        for (List<Local> some : locals) {
            for (List<Access> others : remotes) {
                if (some.get(0).c().thread() != others.get(0).thread()) meetings.add(new Meeting(some, others));
            }
        }
    }

    static Collection<List<Local>> alikeLocals(List<Local> locals) {
        return groups(locals, Local::likeness);
    }

    static Collection<List<Access>> alikeRemotes(List<Access> remotes) {
        return groups(remotes, remote -> List.of(remote.thread(), locks(remote.sections()), remote.clock()));
    }

    private static <T> Collection<List<T>> groups(List<T> all, Function<T, Object> likeness) {
        Map<Object, List<T>> groups = new LinkedHashMap<>();
        for (T one : all) {
            groups.computeIfAbsent(likeness.apply(one), unknown -> new ArrayList<>())
                    .add(one);
        }
        return groups.values();
    }

    private static Set<Integer> locks(List<CriticalSection> sections) {
        if (sections.isEmpty()) return Set.of();
        Set<Integer> locks = new HashSet<>();
        for (CriticalSection section : sections) locks.add(section.lock());
        return locks;
    }

    Interleaving interleaving() {
        return interleaving;
    }

    Unserializable shape() {
        return shape;
    }

    /** The meetings of which {@code wanted} holds. */
    List<Meeting> meetings(Predicate<Instance> wanted) {
        return meetings.stream().filter(meeting -> wanted.test(meeting.first())).toList();
    }
}
