package dev.selvage.coexistence;

import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.replay.Replay;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Explores a {@link Runnable} in the class loader that it is in, as a test would, in a JVM with {@code -javaagent}: what is
 * rewritten there, the JVM and other agents have seen before.
 */
public final class InPlace {
    private InPlace() {}

    /** Explores objects of the named class twice with the same seed; prints the verdict and whether all was the same. */
    public static void main(String[] args) throws ReflectiveOperationException {
        Class<?> type = Class.forName(args[0]);
        explore(args[0], () -> newInstance(type), Integer.parseInt(args[1]));
    }

    private static Runnable newInstance(Class<?> type) {
        try {
            return (Runnable) type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The same with a factory of its own. */
    public static void explore(String name, Supplier<Runnable> runs, int count) {
        Program program = program(name, runs);
        List<FailureReport> failures = new ArrayList<>();
        CampaignResult first = explore(program, count, failures);
        CampaignResult second = explore(program, count, failures);
        boolean same = first.steps() == second.steps() && first.switches() == second.switches();
        System.out.println("verdict: " + first.verdict().word());
        System.out.println("problems: " + first.control().problems());
        System.out.println("same again: " + same);
        for (FailureReport failure : failures) {
            System.out.println("difference in replay: "
                    + Replay.run(failure, program, 10, CampaignSettings.DEFAULT_PATIENCE, EngineChoice.AUTO, false)
                            .orElse("none"));
        }
    }

    private static CampaignResult explore(Program program, int count, List<FailureReport> failures) {
        CampaignSettings settings = CampaignSettings.defaults().withRuns(count);
        return Campaign.run(program, settings, new CampaignListener() {
            @Override
            public String onFailure(FailureReport failure) {
                failures.add(failure);
                return "";
            }
        });
    }

    private static Program program(String name, Supplier<Runnable> runs) {
        return new Program() {
            @Override
            public Runnable newRun() {
                return runs.get();
            }

            @Override
            public ProgramInfo info() {
                return new ProgramInfo(List.of(), name, List.of(), List.of(), List.of());
            }

            @Override
            public int classesInstrumented() {
                return 0;
            }
        };
    }
}
