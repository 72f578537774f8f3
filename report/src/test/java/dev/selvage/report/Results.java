package dev.selvage.report;

import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.CampaignResult.CoverageFigures;
import dev.selvage.report.model.CampaignResult.FailureSummary;
import dev.selvage.report.model.ControlAudit;
import dev.selvage.report.model.Verdict;
import java.util.List;
import java.util.Map;

/** Outcomes of campaigns. */
public final class Results {
    private Results() {}

    public static CampaignResult failure() {
        List<FailureSummary> failures = List.of(
                new FailureSummary("assertion", "expected 2 but was 1", "selvage-out/failure-1.json", null, null));
        return result(Verdict.FAILURE, 17L, failures, audit(List.of(), List.of()));
    }

    public static CampaignResult noFailure() {
        return result(Verdict.NO_FAILURE, null, List.of(), audit(List.of(), List.of("2 threads are daemons")));
    }

    public static CampaignResult exhausted() {
        return result(Verdict.EXHAUSTED, null, List.of(), audit(List.of(), List.of()));
    }

    /** No failure was found, and time has decided orders. */
    public static CampaignResult timed(Verdict verdict) {
        return result(verdict, null, List.of(), new ControlAudit(3, 1, 1_234, true, 0, List.of(), List.of()));
    }

    public static CampaignResult notControlled() {
        List<String> problems = List.of("thread Finalizer-7 escaped: exclude com.acme.Native");
        return result(Verdict.NOT_CONTROLLED, null, List.of(), audit(problems, List.of()));
    }

    /** Nothing is wrong but the problem. */
    public static CampaignResult stoppedBy(String problem) {
        return result(Verdict.NOT_CONTROLLED, null, List.of(), audit(List.of(problem), List.of()));
    }

    /** The program was not under control and has printed something. */
    public static CampaignResult printed(List<String> lines) {
        ControlAudit audit =
                audit(List.of("thread Finalizer-7 escaped"), List.of()).withOutput(lines);
        return result(Verdict.NOT_CONTROLLED, null, List.of(), audit);
    }

    /** A failure that a fresh JVM did not show. */
    public static CampaignResult inDoubt() {
        return inDoubt("in a fresh JVM the failure of run 2 did not happen again");
    }

    /** A failure that does not count, for that reason. */
    public static CampaignResult inDoubt(String doubt) {
        List<FailureSummary> failures =
                List.of(new FailureSummary("exception", "again", "failure-1.json", null, doubt));
        return result(Verdict.NOT_CONTROLLED, 2L, failures, audit(List.of(doubt), List.of()));
    }

    private static ControlAudit audit(List<String> problems, List<String> warnings) {
        return new ControlAudit(3, 1, 1_234, false, 0, problems, warnings);
    }

    private static CampaignResult result(
            Verdict verdict, Long runsToFirstFailure, List<FailureSummary> failures, ControlAudit control) {
        return new CampaignResult(
                verdict,
                "random",
                42,
                2_000,
                runsToFirstFailure,
                30_000,
                9_000,
                0.5,
                4_000,
                "2000 runs done",
                failures,
                Map.of("sync-pairs", new CoverageFigures(12, 30, 2)),
                control,
                "17.0.15",
                "platform",
                "this JDK has no continuations");
    }
}
