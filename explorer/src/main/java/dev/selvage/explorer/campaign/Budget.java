package dev.selvage.explorer.campaign;

import dev.selvage.explorer.campaign.CampaignListener.Progress;
import dev.selvage.explorer.settings.CampaignSettings;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a campaign may spend, and how much of it is gone. Any thread may look. */
public final class Budget {
    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e3;

    private final CampaignSettings settings;
    private volatile long start = System.nanoTime();
    private volatile @Nullable String stopped;

    public Budget(CampaignSettings settings) {
        this.settings = settings;
    }

    /** Its time begins only now. */
    public void begin() {
        start = System.nanoTime();
    }

    /** Nothing more may be spent, for that reason. */
    public void stop(String reason) {
        stopped = reason;
    }

    /** Why no further run may be made after {@code runs}, if so. */
    public Optional<String> exhausted(long runs) {
        String reason = stopped;
        if (reason != null) return Optional.of(reason);
        if (runs >= settings.maxRuns()) return Optional.of("the budget of " + settings.maxRuns() + " runs is spent");
        return isOver() ? Optional.of(timeIsSpent(settings.maxTime())) : Optional.empty();
    }

    /** Whether nobody waits for what a run still does. */
    public boolean isOver() {
        return stopped != null
                || System.nanoTime() - start >= settings.maxTime().toNanos();
    }

    public boolean isStopped() {
        return stopped != null;
    }

    /** Whether its time has been spent for longer than {@code allowance}. */
    public boolean isOverdue(Duration allowance) {
        return System.nanoTime() - start >= settings.maxTime().plus(allowance).toNanos();
    }

    /** The reason for the end of a campaign that may take so long. */
    public static String timeIsSpent(Duration time) {
        boolean whole = time.toMillis() % 1000 == 0;
        return "the budget of " + (whole ? "" + time.toSeconds() : "" + time.toMillis() / MILLIS) + " s is spent";
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
