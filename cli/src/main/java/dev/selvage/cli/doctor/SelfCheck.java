package dev.selvage.cli.doctor;

import dev.selvage.cli.session.Programs;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Runs shipped programs and compares what comes of them with what must. */
public final class SelfCheck implements Prober {
    private static final CampaignSettings SETTINGS = CampaignSettings.defaults().withTime(Duration.ofSeconds(20));
    private static final CampaignSettings UNTIL_FOUND = SETTINGS.withRuns(500);
    private static final CampaignSettings A_FEW_RUNS = SETTINGS.withRuns(25);
    private static final int REPLAYS = 2;

    private final Function<String, ProgramInfo> gallery;

    /** @param gallery gives the program of a main class */
    public SelfCheck(Function<String, ProgramInfo> gallery) {
        this.gallery = gallery;
    }

    /** What came of a program. */
    private record Outcome(Program program, CampaignResult result, List<FailureReport> failures) {

        private String words() {
            List<String> problems = result.control().problems();
            String found = failures.isEmpty()
                    ? result.verdict().word()
                    : failures.get(0).kind() + ": " + failures.get(0).message();
            return problems.isEmpty() ? found : "not under control, " + problems.get(0);
        }
    }

    @Override
    public Optional<String> complaint(Probe probe) {
        Optional<String> complaint = switch (probe.expectation()) {
            case FAILS -> whetherFails(probe);
            case STAYS_GREEN -> whetherStaysGreen(probe);
            case REPEATS -> whetherRepeats(probe);
            case IS_REFUSED -> whetherRefused(probe);
        };
        return complaint.map(text -> simpleName(probe) + " " + text);
    }

    private Optional<String> whetherFails(Probe probe) {
        Outcome outcome = run(probe, UNTIL_FOUND);
        boolean found = outcome.result().verdict() == Verdict.FAILURE
                && probe.kinds().contains(outcome.failures().get(0).kind());
        if (!found) return wrong(outcome, String.join(" or ", probe.kinds()));
        return whetherReplays(outcome);
    }

    private static Optional<String> whetherReplays(Outcome outcome) {
        return Replay.run(
                        outcome.failures().get(0),
                        outcome.program(),
                        REPLAYS,
                        SETTINGS.patience(),
                        SETTINGS.engine(),
                        false)
                .map(difference -> "was not replayed: " + difference);
    }

    private Optional<String> whetherStaysGreen(Probe probe) {
        Outcome outcome = run(probe, A_FEW_RUNS);
        return outcome.result().verdict() == Verdict.NO_FAILURE ? Optional.empty() : wrong(outcome, "no failure");
    }

    private Optional<String> whetherRepeats(Probe probe) {
        Outcome first = run(probe, SETTINGS.withRuns(1));
        Outcome second = run(probe, SETTINGS.withRuns(1));
        if (first.result().verdict() != Verdict.FAILURE) return wrong(first, "its message");
        String seen = first.failures().get(0).message();
        String again = second.failures().isEmpty()
                ? "nothing"
                : second.failures().get(0).message();
        if (!seen.equals(again)) return Optional.of("saw " + seen + " and then " + again);
        return whetherReplays(first);
    }

    private Optional<String> whetherRefused(Probe probe) {
        Outcome outcome = run(probe, A_FEW_RUNS);
        return outcome.result().verdict() == Verdict.NOT_CONTROLLED ? Optional.empty() : wrong(outcome, "a refusal");
    }

    private static Optional<String> wrong(Outcome outcome, String expected) {
        return Optional.of("gave " + outcome.words() + " instead of " + expected);
    }

    private Outcome run(Probe probe, CampaignSettings settings) {
        Program program = Programs.open(gallery.apply("dev.selvage.gallery." + probe.program()));
        List<FailureReport> failures = new ArrayList<>();
        CampaignResult result = Campaign.run(program, settings, new CampaignListener() {
            @Override
            public String onFailure(FailureReport failure) {
                failures.add(failure);
                return "";
            }
        });
        return new Outcome(program, result, failures);
    }

    /** The engine that runs programs here. */
    public String engine() {
        return run(Probe.staysGreen("SynchronizedBlockCounter"), SETTINGS.withRuns(1))
                .result()
                .engine();
    }

    private static String simpleName(Probe probe) {
        return probe.program().substring(probe.program().indexOf('.') + 1);
    }
}
