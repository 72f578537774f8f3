package dev.selvage.engine.model;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Finds out whether a future that has stages already may be completed in the middle of a call that adds another one. In the JVM the one who completes it and the one who
 * adds may then run the stages between them in an order that no schedule of whole calls shows.
 */
final class FutureStages {
    private static final List<String> ADDING = List.of(
            "accept",
            "apply",
            "completeOnTimeout",
            "copy",
            "exceptionally",
            "handle",
            "minimal",
            "orTimeout",
            "run",
            "then",
            "when");

    private static final List<String> LOOKING = List.of("get", "is", "join", "result", "state", "to");

    private enum Method {
        ADDS,
        LOOKS,
        COMPLETES
    }

    private final BySite<Method> methods = new BySite<>(FutureStages::methodOf, Method.LOOKS);

    /** Whether the call that {@code me} is about to announce meets such a call that another strand has announced. */
    boolean meet(List<ModelStrand> strands, ModelStrand me, CompletableFuture<?> future, int site) {
        Method mine = methods.at(site);
        if (mine == Method.LOOKS || future.isDone()) return false;
        for (ModelStrand other : strands) {
            if (other == me || !other.aboutToAccess || other.target != future) continue;
            Method method = methods.at(other.site);
            if (method != Method.LOOKS && method != mine && future.getNumberOfDependents() > 0) return true;
        }
        return false;
    }

    private static Method methodOf(String member) {
        String name = BySite.method(member);
        if (ADDING.stream().anyMatch(name::startsWith)) return Method.ADDS;
        return LOOKING.stream().anyMatch(name::startsWith) ? Method.LOOKS : Method.COMPLETES;
    }
}
