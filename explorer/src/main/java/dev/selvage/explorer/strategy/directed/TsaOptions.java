package dev.selvage.explorer.strategy.directed;

import dev.selvage.api.option.Option;
import dev.selvage.api.option.Options;
import java.time.Duration;

/** The options of {@code tsa} and {@code tsa-h}, free-running or controlled. */
public record TsaOptions(
        @Option(
                help = "the estimation knows all order synchronization, not only the creation of threads",
                standardWords = "off")
        boolean happensBefore,

        @Option(
                help = "free-running: coverage is saturated when, over this time, a line explains less of it than `r2`",
                standard = "120s")
        Duration window,

        @Option(help = "free-running: how much a line may explain of saturated coverage", standard = "0.1")
        double r2,

        @Option(help = "free-running: a pause is at most a hundred times as long", standard = "200us")
        Duration expiry,

        @Option(
                help = "controlled: runs to profile",
                standard = "0",
                standardWords = "1, up to 3 while they show nothing to force")
        int profiles,

        @Option(help = "controlled: runs for a pair before it is abandoned", standard = "3", least = 1)
        int attempts,

        @Option(help = "controlled: most suspensions in a run for one pair", standard = "100", least = 1)
        int suspensions,

        @Option(
                help = "controlled: most runs of the search for what could not be forced; 0 for none",
                standard = "1000")
        int proof)
        implements DirectedOptions {
    public static TsaOptions defaults() {
        return Options.of(TsaOptions.class).defaults();
    }
}
