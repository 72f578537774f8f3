package dev.selvage.explorer.jobs;

import dev.selvage.explorer.campaign.Budget;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.campaign.Findings;
import dev.selvage.explorer.campaign.OngoingCampaign;
import dev.selvage.explorer.campaign.Outcome;
import dev.selvage.explorer.jobs.WorkerTeam.Mail;
import dev.selvage.explorer.jobs.WorkerTeam.Member;
import dev.selvage.explorer.program.Isolation;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.explorer.strategy.ExplorationStrategy;
import dev.selvage.explorer.strategy.SamplingStrategy;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.RunTally;
import dev.selvage.report.work.Suspect;
import dev.selvage.report.work.WorkDone;
import dev.selvage.report.work.WorkItem;
import dev.selvage.report.work.WorkOrder;
import dev.selvage.report.work.WorkerMessage;
import dev.selvage.report.work.WorkerMessage.Found;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A campaign whose runs are made by several workers. They make the runs that one worker would make, and the result is the
 * same but for the time: where a run ends the campaign, later ones that others have made meanwhile do not count.
 */
public final class SharedCampaign implements OngoingCampaign {
    private static final Duration MOMENT = Duration.ofMillis(100);
    private static final Duration SILENCE = Duration.ofSeconds(30);

    /** How long workers that do not end by themselves when the time is spent are waited for. */
    private static final Duration GRACE = Duration.ofMillis(1_500);

    /** Workers that get ready need memory, too. */
    private static final int MOST_SUCCESSORS = 4;

    private final CampaignSettings settings;
    private final boolean fork;
    private final int jobs;
    private final CampaignListener listener;
    private final Duration silence;
    private final SamplingStrategy strategy;
    private final ItemSize sizes;
    private final Ledger ledger;
    private final Budget budget;
    private final Findings findings;
    private volatile RunTally counted = RunTally.none();
    private volatile WorkerMessage.@Nullable Ready ready;

    private SharedCampaign(
            CampaignSettings settings, boolean fork, int jobs, CampaignListener listener, Duration silence) {
        this.settings = settings;
        this.fork = fork;
        this.jobs = jobs;
        this.listener = listener;
        this.silence = silence;
        this.strategy = sampling(settings)
                .orElseThrow(
                        () -> new IllegalArgumentException("runs of " + settings.strategy() + " are not shared out"));
        this.sizes = new ItemSize(strategy.block(), jobs);
        this.budget = new Budget(settings);
        this.findings = new Findings(listener);
        this.ledger = new Ledger(settings.maxRuns());
    }

    /** Whether the runs of this strategy can be made by several workers, or by one each. */
    public static boolean isPossible(CampaignSettings settings, Isolation isolation) {
        Optional<SamplingStrategy> strategy = sampling(settings);
        return strategy.isPresent()
                && (isolation != Isolation.FORK || strategy.get().block() == 1);
    }

    private static Optional<SamplingStrategy> sampling(CampaignSettings settings) {
        ExplorationStrategy strategy = settings.plugins().strategies().create(settings.strategy(), settings.seed());
        return strategy instanceof SamplingStrategy sampling ? Optional.of(sampling) : Optional.empty();
    }

    /**
     * Runs the campaign.
     *
     * @throws WorkRefusedException when a worker says that it cannot do this
     */
    public static CampaignResult run(
            ProgramInfo program,
            Isolation isolation,
            CampaignSettings settings,
            int jobs,
            WorkerFactory workers,
            CampaignListener listener)
            throws IOException, InterruptedException {
        boolean fork = isolation == Isolation.FORK;
        IntFunction<WorkOrder> orders = number -> order(number, program, isolation, settings);
        return run(orders, fork, settings, jobs, workers, listener, SILENCE);
    }

    /**
     * @param fork whether each run is made by a worker of its own
     * @param silence how long a worker may not be heard of
     */
    static CampaignResult run(
            IntFunction<WorkOrder> orders,
            boolean fork,
            CampaignSettings settings,
            int jobs,
            WorkerFactory workers,
            CampaignListener listener,
            Duration silence)
            throws IOException, InterruptedException {
        SharedCampaign campaign = new SharedCampaign(settings, fork, jobs, listener, silence);
        listener.onBegin(campaign);
        try (WorkerTeam team = new WorkerTeam(jobs, workers, orders)) {
            campaign.explore(team);
            return campaign.result(campaign.counted());
        } catch (WorkerLostException e) {
            return campaign.result(campaign.ledger.tally().withProblem(String.valueOf(e.getMessage())));
        }
    }

    /** What the worker of that number must know. */
    public static WorkOrder order(int number, ProgramInfo program, Isolation isolation, CampaignSettings settings) {
        return new WorkOrder(
                WorkOrder.FORMAT,
                number,
                program,
                settings.strategy(),
                settings.seed(),
                settings.maxSteps(),
                settings.timeouts().name().toLowerCase(Locale.ROOT),
                settings.slowThreads(),
                settings.keepGoing(),
                settings.patience().toMillis(),
                settings.engine().name().toLowerCase(Locale.ROOT),
                isolation.name().toLowerCase(Locale.ROOT),
                settings.plugins().path());
    }

    private void explore(WorkerTeam team) throws WorkerLostException, InterruptedException {
        while (!ledger.isComplete() && !isLate()) {
            giveOut(team);
            Mail mail = team.next(MOMENT);
            if (mail != null) read(mail, team);
            team.checkSilence(silence);
            counted = ledger.tally();
            tell(ledger.newlySettled());
        }
        team.members().forEach(this::giveUpConfirming);
    }

    private void giveUpConfirming(Member member) {
        Suspect suspect = member.suspect();
        if (suspect == null || ledger.isKnown(suspect)) return;
        findings.suspect(suspect.run(), suspect.kind(), suspect.message());
    }

    private boolean isLate() {
        return budget.isStopped() || ready != null && budget.isOverdue(GRACE);
    }

    /** What was counted, and whose runs were not waited for. */
    private RunTally counted() {
        RunTally tally = ledger.tally();
        if (ledger.isComplete()) return tally;
        return ledger.unfinished().map(tally::withWarning).orElse(tally);
    }

    private void giveOut(WorkerTeam team) throws WorkerLostException {
        for (Member member : team.members()) {
            if (!member.isIdle()) continue;
            long millis = (long) Math.ceil(settings.maxTime().toMillis() - budget.seconds() * 1000);
            if (millis <= 0) ledger.close();
            Optional<WorkItem> item = itemFor(member, millis);
            if (item.isPresent()) give(team, member, item.get());
        }
    }

    private void give(WorkerTeam team, Member member, WorkItem item) throws WorkerLostException {
        team.give(member, item, settings.patience().multipliedBy(2).plus(silence));
        if (fork) prepareSuccessors(team);
    }

    /** What takes longest is to start a JVM, and it is no part of any run: as many as there are cores get ready while others are at work. */
    private void prepareSuccessors(WorkerTeam team) throws WorkerLostException {
        long wanted = Math.min(
                ledger.left(),
                Math.max(jobs, Math.min(MOST_SUCCESSORS, Runtime.getRuntime().availableProcessors())));
        while (team.prepared() < wanted) team.prepareForNext();
    }

    private Optional<WorkItem> itemFor(Member member, long millis) {
        WorkDone unconfirmed = member.unconfirmed();
        if (unconfirmed != null) {
            return Optional.of(new WorkItem(unconfirmed.first(), 0, Math.max(0, millis), member.suspect()));
        }
        if (ledger.isAtFirst()) return Optional.empty();
        long size = fork ? 1 : sizes.of(ledger.runsMade(), budget.seconds(), ledger.left());
        return ledger.giveOut(size, millis);
    }

    private void read(Mail mail, WorkerTeam team) throws WorkerLostException {
        Member from = mail.from();
        WorkerMessage message = mail.message();
        if (message == null) throw team.ended(from);
        if (message.error() != null) throw new WorkRefusedException(message.error());
        if (message.ready() != null) {
            // Starting the workers is no part of the time that the campaign may take.
            if (ready == null) beginTime();
            ready = message.ready();
            from.isReady();
        }
        if (message.found() != null) ledger.add(message.found());
        if (message.suspect() != null) from.suspects(message.suspect());
        if (message.done() != null) finished(from, message.done(), team);
        WorkItem item = from.item();
        if (message.progress() == null || item == null) return;
        ledger.progress(item.first(), message.progress());
        listener.onProgress(budget.progress(ledger.runsMade(), findings.soFar().size()));
    }

    private void beginTime() {
        budget.begin();
        listener.onTimeBegins();
    }

    /** A worker has done its item. Where each run has a JVM of its own, that goes for the repetition of a failing one, too. */
    private void finished(Member from, WorkDone done, WorkerTeam team) throws WorkerLostException {
        Suspect suspect = from.suspect();
        WorkDone unconfirmed = from.unconfirmed();
        boolean confirm = suspect != null && unconfirmed == null && !ledger.isKnown(suspect);
        if (confirm) {
            from.mustConfirm(done);
        } else {
            ledger.add(unconfirmed == null ? done : unconfirmed.plus(done.tally()));
            from.hasConfirmed();
        }
        from.isDone();
        if (fork && (confirm || ledger.left() > 0)) team.renew(from);
        else if (fork) from.rests();
    }

    private void tell(List<Found> settled) {
        for (Found next : settled) findings.add(next.signature(), next.report());
    }

    private CampaignResult result(RunTally tally) {
        tell(ledger.remaining());
        String reason =
                ledger.stopReason().or(() -> budget.exhausted(tally.runs())).orElse("a worker was lost");
        return result(tally, reason, findings.soFar());
    }

    private CampaignResult result(RunTally tally, String reason, List<FailureSummary> failures) {
        WorkerMessage.Ready engine = ready;
        return new Outcome(
                        strategy.id(),
                        tally,
                        budget.seconds(),
                        reason,
                        findings.first(),
                        failures,
                        false,
                        Map.of(),
                        engine == null ? "unknown" : engine.engine(),
                        engine == null ? null : engine.engineReason(),
                        List.of())
                .result(settings);
    }

    // ---- while it goes on

    @Override
    public void stop(String reason) {
        budget.stop(reason);
    }

    @Override
    public CampaignResult soFar(String reason) {
        return result(counted, reason, findings.soFar());
    }
}
