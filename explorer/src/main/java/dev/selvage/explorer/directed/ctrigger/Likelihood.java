package dev.selvage.explorer.directed.ctrigger;

import dev.selvage.explorer.directed.ctrigger.Candidate.Local;
import dev.selvage.explorer.directed.ctrigger.Candidate.Meeting;
import dev.selvage.explorer.directed.profile.Access;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How likely an interleaving is to happen by itself.
 *
 * @param localGap the time in which r could come in between, over all instances of p and c
 * @param remoteDistance how far r was away from that time, at the least
 */
record Likelihood(long localGap, long remoteDistance) {
    static Likelihood of(List<Meeting> meetings) {
        Set<Access> counted = new HashSet<>();
        long gap = 0;
        long distance = Long.MAX_VALUE;
        for (Meeting meeting : meetings) {
            for (Local local : meeting.locals()) {
                Access nearest = nearest(local, meeting.remotes());
                Instance instance = new Instance(local.p(), local.c(), nearest);
                distance = Math.min(distance, instance.remoteDistance());
                // The same pair meets several threads; its window is there once.
                if (counted.add(local.c())) gap += instance.localGap();
            }
        }
        return new Likelihood(gap, distance);
    }

    /** The remote access that is nearest to c; they are in the order of time. */
    private static Access nearest(Local local, List<Access> remotes) {
        int low = 0;
        int high = remotes.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (remotes.get(middle).time() < local.c().time()) low = middle + 1;
            else high = middle;
        }
        Access after = remotes.get(low);
        if (low == 0) return after;
        Access before = remotes.get(low - 1);
        return distance(before, local) <= distance(after, local) ? before : after;
    }

    private static long distance(Access remote, Local local) {
        return Math.abs(remote.time() - local.c().time());
    }
}
