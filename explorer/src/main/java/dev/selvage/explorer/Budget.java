package dev.selvage.explorer;

import dev.selvage.explorer.CampaignListener.Progress;
import java.util.Optional;

/** What a campaign may spend, and how much of it is gone. */
public final class Budget {
    private static final double NANOS = 1e9;

    private final CampaignSettings settings;
    private final long start = System.nanoTime();

    public Budget(CampaignSettings settings) {
        this.settings = settings;
    }

    /** Why no further run may be made after {@code runs}, if so. */
    public Optional<String> exhausted(long runs) {
        if (runs >= settings.maxRuns()) return Optional.of("the budget of " + settings.maxRuns() + " runs is spent");
        if (seconds() >= settings.maxTime().toNanos() / NANOS) {
            return Optional.of("the budget of " + settings.maxTime().toSeconds() + " s is spent");
        }
        return Optional.empty();
    }

    public double seconds() {
        return (System.nanoTime() - start) / NANOS;
    }

    public Progress progress(long runs, int failures) {
        double seconds = seconds();
        double byTime = seconds / (settings.maxTime().toNanos() / NANOS);
        double fraction = Math.min(1, Math.max(byTime, (double) runs / settings.maxRuns()));
        double left = fraction == 0 ? 0 : seconds / fraction - seconds;
        return new Progress(runs, seconds, left, fraction, failures);
    }
}
