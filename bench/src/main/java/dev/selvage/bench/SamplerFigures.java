package dev.selvage.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.selvage.bench.programs.Mixed;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.Verdict;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Runs per second of CPU time of each sampling strategy beside those of a random walk, with few and many threads, in short and long runs. The JVM
 * must run with the agent. Arguments are strategies, all sampling ones if there are none.
 */
public final class SamplerFigures {
    private static final double SECOND = 1e9;
    private static final int ROUNDS = 5;
    private static final long LEAST_NANOS = 400_000_000;
    private static final int STEPS_PER_ROUND = 6;
    private static final int STEPS_PER_CAMPAIGN = 200_000;

    /** Some strategies learn in the first of so many runs. */
    private static final int BLOCK = 64;

    private static final List<String> STRATEGIES = List.of("pct:3", "pos", "surw");
    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final EngineChoice engine;
    private final List<String> strategies;

    private SamplerFigures(EngineChoice engine, List<String> strategies) {
        this.engine = engine;
        this.strategies = strategies;
    }

    public static void main(String[] args) throws Exception {
        List<String> strategies = args.length == 0 ? STRATEGIES : List.of(args);
        System.out.println("JDK " + Runtime.version() + ", runs per CPU s, and how many times those of random\n");
        System.out.println("| engine | threads | steps | random | " + String.join(" | ", strategies) + " |");
        System.out.println("|---|---:|---:|---:|" + "---:|".repeat(strategies.size()));
        for (EngineChoice engine : Figures.engines()) new SamplerFigures(engine, strategies).print();
        System.exit(0);
    }

    private void print() throws Exception {
        for (int threads : new int[] {2, 10, 100}) {
            for (int steps : new int[] {100, 1_000, 10_000}) {
                if (steps >= threads * STEPS_PER_ROUND) System.out.println(row(threads, steps));
            }
        }
    }

    private String row(int threads, int steps) throws Exception {
        Program program =
                Programs.open(Mixed.class, String.valueOf(threads), String.valueOf(steps / threads / STEPS_PER_ROUND));
        int runs = Math.max(BLOCK, STEPS_PER_CAMPAIGN / steps);
        Rounds.Measurement[] measurements = Stream.concat(Stream.of("random"), strategies.stream())
                .map(strategy -> (Rounds.Measurement) () -> cpuNanos(program, strategy, runs))
                .toArray(Rounds.Measurement[]::new);
        double[] best = Rounds.best(ROUNDS, measurements);
        String name = engine.name().toLowerCase(Locale.ROOT);
        StringBuilder row = new StringBuilder(
                String.format(Locale.ROOT, "| %s | %d | %,d | %,.0f |", name, threads, steps, SECOND / best[0]));
        for (int i = 1; i < best.length; i++)
            row.append(String.format(Locale.ROOT, " %,.0f (%.2f) |", SECOND / best[i], best[0] / best[i]));
        return row.toString();
    }

    /** CPU time per run; the time on the wall depends on what else the machine does. Its clock is a coarse one. */
    private double cpuNanos(Program program, String strategy, int runs) {
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy(strategy)
                .withRuns(runs)
                .withEngine(engine);
        long start = MACHINE.getProcessCpuTime();
        long made = 0;
        long spent = 0;
        while (spent < LEAST_NANOS) {
            CampaignResult result = Campaign.run(program, settings, CampaignListener.NONE);
            boolean allRun = result.verdict() == Verdict.NO_FAILURE && result.runs() == runs;
            if (!allRun) throw new IllegalStateException("the campaign went wrong: " + result);
            made += runs;
            spent = MACHINE.getProcessCpuTime() - start;
        }
        return (double) spent / made;
    }
}
