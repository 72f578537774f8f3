package dev.selvage.cli.session;

import dev.selvage.cli.jvm.FreshConfirmation;
import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.jobs.SharedCampaign;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.work.Suspect;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Doubts about failures that may be due to what earlier runs have left in the JVM: each is repeated in a fresh one, unless it was found
 * in a JVM that had made no run before, or has no schedule to repeat.
 */
public final class Doubts {
    private final @Nullable FreshConfirmation confirmation;
    private final TimeLimit limit;

    private Doubts(@Nullable FreshConfirmation confirmation, TimeLimit limit) {
        this.confirmation = confirmation;
        this.limit = limit;
    }

    /** There is no doubt about any failure. */
    public static Doubts none() {
        return new Doubts(null, TimeLimit.of(Duration.ZERO));
    }

    /** Failures must happen in a fresh JVM, too, before the time is over. */
    public static Doubts inFreshJvm(
            ProgramInfo program, Isolation isolation, CampaignSettings settings, TimeLimit limit) {
        if (isolation == Isolation.FORK) return none();
        // No strategy has a say in a repetition.
        CampaignSettings plain = settings.withStrategy("random");
        return new Doubts(new FreshConfirmation(SharedCampaign.order(0, program, isolation, plain)), limit);
    }

    /** Why the failure does not count, in one sentence; null when it does. */
    @Nullable
    String about(String signature, FailureReport failure) {
        if (confirmation == null || failure.run() == 1 || !failure.hasSchedule()) return null;
        return confirmation.doubt(Suspect.of(signature, failure), limit.leftForWork());
    }
}
