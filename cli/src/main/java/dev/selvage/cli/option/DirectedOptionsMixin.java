package dev.selvage.cli.option;

import dev.selvage.explorer.strategy.DirectedOptions;
import java.time.Duration;
import picocli.CommandLine.Option;

/** What directed strategies, {@code ctrigger} and {@code tsa}, can be told. */
public final class DirectedOptionsMixin {
    private static final DirectedOptions DEFAULTS = DirectedOptions.defaults();

    @Option(
            names = "--profiles",
            paramLabel = "N",
            converter = StrategyWords.Count.class,
            description = "ctrigger, tsa:controlled: runs to profile first (default: 1, and up to 3 while they show"
                    + " nothing to force).")
    private int profiles = DEFAULTS.profiles();

    @Option(
            names = "--unranked",
            description =
                    "ctrigger: try targets in the order in which the profile comes to them, not the least likely first.")
    private boolean unranked;

    @Option(
            names = "--attempts",
            paramLabel = "N",
            converter = WholeNumber.PositiveInt.class,
            description = "ctrigger: runs for one target before it is abandoned (default: ${DEFAULT-VALUE}).")
    private int attempts = DEFAULTS.attempts();

    @Option(
            names = "--group",
            paramLabel = "N",
            converter = WholeNumber.PositiveInt.class,
            description = "ctrigger: targets to try in one run (default: 1 when there are few, else 5).")
    private int group = DEFAULTS.group();

    @Option(
            names = "--suspensions",
            paramLabel = "N",
            converter = WholeNumber.PositiveInt.class,
            description = "ctrigger: most suspensions in a run for one target (default: ${DEFAULT-VALUE}).")
    private int suspensions = DEFAULTS.suspensions();

    @Option(
            names = "--expiry",
            paramLabel = "TIME",
            converter = StrategyWords.ShortTime.class,
            description =
                    "ctrigger: longest suspension in the first run for a target, as 200us or 5ms (default: 200us; further runs suspend longer).")
    private Duration expiry = DEFAULTS.expiry();

    @Option(
            names = "--proof",
            paramLabel = "N",
            converter = StrategyWords.Count.class,
            description =
                    "ctrigger:controlled, tsa:controlled: most runs of the search of all schedules for targets that"
                            + " could not be forced (default: ${DEFAULT-VALUE}).")
    private int proof = DEFAULTS.proof();

    @Option(
            names = "--happens-before",
            description = "tsa: estimate pairs by all order synchronization, not only by the creation of threads.")
    private boolean happensBefore;

    @Option(
            names = "--window",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "tsa: coverage is saturated when it stands still for so long (default: 120s).")
    private Duration window = DEFAULTS.window();

    @Option(
            names = "--r2",
            paramLabel = "R",
            converter = StrategyWords.Share.class,
            description = "tsa: coverage stands still when a line explains less of it than this (default:"
                    + " ${DEFAULT-VALUE}).")
    private double threshold = DEFAULTS.threshold();

    DirectedOptions options() {
        return new DirectedOptions(
                profiles, !unranked, attempts, group, suspensions, expiry, proof, happensBefore, window, threshold);
    }
}
