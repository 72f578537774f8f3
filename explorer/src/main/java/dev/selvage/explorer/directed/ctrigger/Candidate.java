package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.criterion.Interleaving;
import dev.selvage.explorer.directed.criterion.Unserializable;
import dev.selvage.explorer.directed.profile.Access;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A potential unserializable interleaving with everything in a run that makes it one. */
final class Candidate {
    /** More combinations than this are not looked at one by one; a candidate with more is never pruned. */
    static final int MOST_INSTANCES = 100_000;

    private final Interleaving interleaving;
    private final Unserializable shape;
    private final List<Occurrence> occurrences = new ArrayList<>();

    /** Two consecutive accesses of one thread. */
    record Local(Access p, Access c) {}

    /** The local pairs and the remote accesses that concern one object. */
    private record Occurrence(List<Local> locals, List<Access> remotes) {}

    Candidate(Interleaving interleaving, Unserializable shape) {
        this.interleaving = interleaving;
        this.shape = shape;
    }

    void add(List<Local> locals, List<Access> remotes) {
        occurrences.add(new Occurrence(locals, remotes));
    }

    Interleaving interleaving() {
        return interleaving;
    }

    Unserializable shape() {
        return shape;
    }

    /** All combinations, as many as are looked at. */
    Stream<Instance> instances() {
        return occurrences.stream()
                .flatMap(
                        occurrence -> occurrence.locals.stream().flatMap(local -> instances(local, occurrence.remotes)))
                .limit(MOST_INSTANCES);
    }

    private static Stream<Instance> instances(Local local, List<Access> remotes) {
        return remotes.stream().filter(r -> r.thread() != local.c.thread()).map(r -> new Instance(local.p, local.c, r));
    }

    /** Whether {@code prunes} holds for every way in which the interleaving could come about. */
    boolean isRuledOut(Predicate<Instance> prunes) {
        return !hasTooMany() && instances().allMatch(prunes);
    }

    private boolean hasTooMany() {
        long combinations = 0;
        for (Occurrence occurrence : occurrences) {
            combinations += (long) occurrence.locals.size() * occurrence.remotes.size();
        }
        return combinations > MOST_INSTANCES;
    }
}
