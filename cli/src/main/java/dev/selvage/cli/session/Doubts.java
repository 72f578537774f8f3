package dev.selvage.cli.session;

import dev.selvage.cli.jvm.OwnJar;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunResult;
import dev.selvage.explorer.jobs.SharedCampaign;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.launcher.jobs.FreshConfirmation;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Doubts about failures that may be due to what earlier runs have left, in the JVM or outside: each is repeated in a fresh JVM, unless it was found
 * in the first run, or has no schedule to repeat.
 */
public final class Doubts {
    private final @Nullable FreshConfirmation confirmation;
    private final boolean forked;
    private final TimeLimit limit;
    private final CampaignSettings settings;
    private final boolean shared;
    private boolean begun;
    private @Nullable List<Integer> first;

    private Doubts(
            @Nullable FreshConfirmation confirmation,
            boolean forked,
            boolean shared,
            CampaignSettings settings,
            TimeLimit limit) {
        this.confirmation = confirmation;
        this.forked = forked;
        this.shared = shared;
        this.settings = settings;
        this.limit = limit;
    }

    /** There is no doubt about any failure. */
    public static Doubts none() {
        return new Doubts(null, false, false, CampaignSettings.defaults(), TimeLimit.of(Duration.ZERO));
    }

    /** Failures must happen in a fresh JVM, too, before the time is over. */
    public static Doubts inFreshJvm(
            ProgramInfo program, Isolation isolation, CampaignSettings settings, TimeLimit limit) {
        // No strategy has a say in a repetition.
        CampaignSettings plain = settings.withStrategy("random");
        return new Doubts(
                confirmation(SharedCampaign.order(0, program, isolation, plain)), false, false, settings, limit);
    }

    /** The same for runs that are made by other JVMs: whatever its number, they can make a run again. */
    public static Doubts ofShared(
            ProgramInfo program, Isolation isolation, CampaignSettings settings, TimeLimit limit) {
        FreshConfirmation confirmation = confirmation(SharedCampaign.order(0, program, isolation, settings));
        return new Doubts(confirmation, isolation == Isolation.FORK, true, settings, limit);
    }

    private static FreshConfirmation confirmation(WorkOrder order) {
        return new FreshConfirmation(order, OwnJar.workersForOneRun(), "--confirm here does without it");
    }

    /** A run has ended; the first one is remembered if it ended well. */
    void onRunEnd(RunResult run, boolean fails) {
        if (begun) return;
        begun = true;
        boolean well = !fails && (run.end() instanceof RunEnd.Completed || run.end() instanceof RunEnd.Exited);
        if (well) first = IntStream.of(run.choices()).boxed().toList();
    }

    /** Why the failure does not count, in one sentence; null when it does. */
    @Nullable
    String about(String signature, FailureReport failure) {
        if (confirmation == null || failure.run() == 1 || !failure.hasSchedule()) return null;
        Suspect suspect = Suspect.of(signature, failure);
        Duration left = limit.leftForWork();
        WorkItem again = firstAgain(suspect, left.toMillis());
        if (!forked) return confirmation.doubt(suspect, again, left);
        return again == null ? null : confirmation.doubtAboutSurroundings(suspect, again, left);
    }

    private @Nullable WorkItem firstAgain(Suspect suspect, long millis) {
        if (shared) return WorkItem.of(0, 1, millis);
        if (first == null) return null;
        Suspect unlikely = new Suspect(
                1,
                suspect.kind(),
                suspect.message(),
                suspect.cause(),
                suspect.signature(),
                first,
                settings.maxSteps(),
                settings.timeouts().name().toLowerCase(Locale.ROOT));
        return new WorkItem(0, 0, millis, unlikely);
    }
}
