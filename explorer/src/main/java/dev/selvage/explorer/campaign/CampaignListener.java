package dev.selvage.explorer.campaign;

import dev.selvage.engine.free.FreeOutcome;
import dev.selvage.engine.free.Recording;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.TargetsReport;
import org.jspecify.annotations.Nullable;

/** Follows a campaign while it goes on. */
public interface CampaignListener {
    /** A listener that looks away. */
    CampaignListener NONE = new CampaignListener() {};

    /** The campaign is about to begin. */
    default void onBegin(OngoingCampaign campaign) {}

    /** The time that the campaign may take begins. */
    default void onTimeBegins() {}

    /** Something that a user had better know at once. */
    default void onAdvice(String advice) {}

    /** Called now and then, at most a few times a second. */
    default void onProgress(Progress progress) {}

    /** A run is about to begin; returns who watches its events. */
    default RunListener onRun() {
        return RunListener.NONE;
    }

    /** How much of a free run is to be recorded at least, so that {@link #onFreeRun} sees it. */
    default Recording recording() {
        return Recording.SYNCHRONIZATION;
    }

    /** A free run is over; nobody watched its events. Comes before {@link #onRunEnd}. */
    default void onFreeRun(FreeOutcome outcome) {}

    /** A run has ended; {@code fails} when it failed, in whatever way. */
    default void onRunEnd(RunResult run, boolean fails) {}

    /** A failure was found and confirmed; returns the name of the file into which it was written, if any. */
    default @Nullable String onFailure(FailureReport failure) {
        return null;
    }

    /** A run has failed, and did not fail again with the same schedule: what is known of it shows another run. Otherwise like {@link #onFailure}. */
    default @Nullable String onUnrepeatedFailure(FailureReport failure) {
        return onFailure(failure);
    }

    /**
     * Asks whether a failure counts that was found, confirmed in this JVM and told to {@link #onFailure}; returns the reason, in one sentence, if it
     * does not.
     *
     * @param signature tells it from others
     */
    default @Nullable String doubt(String signature, FailureReport failure) {
        return null;
    }

    /** The campaign is over; tells what its strategy tried to bring about, if it has targets. */
    default void onTargets(TargetsReport targets) {}

    /**
     * How far a campaign has come.
     *
     * @param fraction the part of the budget, of runs or of time, that is used up
     */
    record Progress(long runs, double seconds, double secondsLeft, double fraction, int failures) {}
}
