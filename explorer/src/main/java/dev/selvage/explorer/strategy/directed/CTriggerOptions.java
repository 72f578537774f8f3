package dev.selvage.explorer.strategy.directed;

import dev.selvage.api.option.Option;
import dev.selvage.api.option.Options;
import java.time.Duration;
import java.util.Optional;

/** The options of {@code ctrigger}, free-running or controlled. */
public record CTriggerOptions(
        @Option(help = "runs to profile", standard = "0", standardWords = "1, up to 3 while they show nothing to force")
        int profiles,

        @Option(help = "targets in the order of the profile, not the least likely first", standardWords = "off")
        boolean unranked,

        @Option(
                help = "runs for a target before it is abandoned, or called benign in free runs",
                standard = "3",
                least = 1)
        int attempts,

        @Option(
                help = "targets to try in one free run",
                standardWords = "1 when there are at most 20, else 5",
                least = 1)
        Optional<Integer> group,

        @Option(help = "longest suspension in the first free run for a target: `200us`, `5ms`", standard = "200us")
        Duration expiry,

        @Option(help = "most suspensions in a run for one target", standard = "100", least = 1)
        int suspensions,

        @Option(help = "most runs of the search for what could not be forced; 0 for none", standard = "1000")
        int proof,

        @Option(help = "pairs of lock statements are estimated by all order synchronization", standardWords = "off")
        boolean happensBefore)
        implements DirectedOptions {
    public static CTriggerOptions defaults() {
        return Options.of(CTriggerOptions.class).defaults();
    }
}
