package dev.selvage.engine.model;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Phaser;

/**
 * Finds out whether somebody can meet a phaser between its last arrival and its advance. The two are one call, so one step; in between, one
 * arrival more fails, and nobody is left to arrive. More arrivals at a time than parties are a mistake of the program, as a rule, so most phasers are
 * never met there.
 */
final class PhaserArrivals {
    private static final Set<String> ARRIVALS = Set.of("arrive", "arriveAndAwaitAdvance", "arriveAndDeregister");
    private static final Set<String> LOOKS = Set.of("getArrivedParties", "getUnarrivedParties", "toString");

    private enum Method {
        ARRIVAL,
        LOOK,
        OTHER
    }

    private final BySite<Method> methods = new BySite<>(PhaserArrivals::methodOf, Method.OTHER);

    /** Whether the call that {@code me} is about to announce, together with those that others have announced, can come to that moment. */
    boolean meet(List<ModelStrand> strands, ModelStrand me, Phaser phaser, int site) {
        Method mine = methods.at(site);
        if (mine == Method.OTHER) return false;
        int arrivals = mine == Method.ARRIVAL ? 1 : 0;
        int looks = mine == Method.LOOK ? 1 : 0;
        for (ModelStrand other : strands) {
            if (other == me || !other.aboutToAccess || other.target != phaser) continue;
            Method method = methods.at(other.site);
            if (method == Method.ARRIVAL) arrivals++;
            else if (method == Method.LOOK) looks++;
        }
        if (arrivals == 0 || arrivals + looks < 2 || phaser.isTerminated()) return false;
        int missing = phaser.getUnarrivedParties();
        return arrivals > missing || (looks > 0 && arrivals == missing);
    }

    private static Method methodOf(String member) {
        String name = BySite.method(member);
        if (ARRIVALS.contains(name)) return Method.ARRIVAL;
        return LOOKS.contains(name) ? Method.LOOK : Method.OTHER;
    }
}
