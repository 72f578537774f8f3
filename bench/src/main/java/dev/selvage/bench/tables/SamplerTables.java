package dev.selvage.bench.tables;

import dev.selvage.bench.Programs;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.Program;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the sampling strategies find in 100 runs, over several seeds: in the failing programs of the gallery, whose classes are the first argument,
 * and in those of the papers. The JVM must run with the agent. The second argument is the number of seeds, 5 if there is none; further ones are
 * strategies.
 */
public final class SamplerTables {
    private static final int RUNS = 100;
    private static final int STANDARD_SEEDS = 5;
    private static final long STEPS = 20_000;
    private static final List<String> STRATEGIES = List.of("random", "pct:3", "pos", "surw");

    private final int seeds;
    private final List<String> strategies;

    private SamplerTables(int seeds, List<String> strategies) {
        this.seeds = seeds;
        this.strategies = strategies;
    }

    public static void main(String[] args) throws IOException {
        int seeds = args.length < 2 ? STANDARD_SEEDS : Integer.parseInt(args[1]);
        List<String> strategies = args.length < 3 ? STRATEGIES : List.of(args).subList(2, args.length);
        SamplerTables tables = new SamplerTables(seeds, strategies);
        System.out.println(
                "JDK " + Runtime.version() + ", " + seeds + " campaigns of " + RUNS + " runs for each program");
        tables.print("Programs of the papers", ofThePapers());
        tables.print("Failing programs of the gallery", ofTheGallery(Path.of(args[0])));
        System.exit(0);
    }

    private static Map<String, Program> ofThePapers() {
        Map<String, Program> programs = new LinkedHashMap<>();
        Stream.of(RankTable.subjects(), FusionTables.pools(), FusionTables.applications(), FusionTables.extracted())
                .flatMap(List::stream)
                .forEach(subject -> programs.put(
                        subject.name(),
                        Programs.open(subject.program(), subject.arguments().toArray(new String[0]))));
        return programs;
    }

    private static Map<String, Program> ofTheGallery(Path classes) throws IOException {
        Map<String, Program> programs = new LinkedHashMap<>();
        try (Stream<Path> files = Files.list(classes.resolve("dev/selvage/gallery/fail"))) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.startsWith("package-"))
                    .map(name -> name.replace(".class", ""))
                    .sorted()
                    .forEach(name -> programs.put(name, open(classes, "dev.selvage.gallery.fail." + name)));
        }
        return programs;
    }

    private static Program open(Path classes, String name) {
        try {
            return MainProgram.open(
                    new ProgramInfo(List.of(classes.toString()), name, List.of(), List.of(), List.of()));
        } catch (ProgramException e) {
            throw new IllegalStateException(e);
        }
    }

    private void print(String title, Map<String, Program> programs) {
        Map<String, Tally> sums = new LinkedHashMap<>();
        for (String strategy : strategies) sums.put(strategy, new Tally());
        System.out.println("\n" + title + "\n\n| program | " + String.join(" | ", strategies) + " |");
        System.out.println("|---|" + "---:|".repeat(strategies.size()));
        programs.forEach((name, program) -> {
            StringBuilder row = new StringBuilder("| " + name + " |");
            for (String strategy : strategies) {
                Tally tally = tally(program, strategy);
                row.append(' ').append(tally.cell()).append(" |");
                sums.get(strategy).add(tally);
            }
            System.out.println(row);
        });
        StringBuilder total = new StringBuilder("| **all** |");
        sums.values().forEach(tally -> total.append(' ').append(tally.cell()).append(" |"));
        System.out.println(total);
    }

    private Tally tally(Program program, String strategy) {
        Tally tally = new Tally();
        for (int seed = 1; seed <= seeds; seed++) {
            CampaignSettings settings = CampaignSettings.defaults()
                    .withStrategy(strategy)
                    .withSeed(seed)
                    .withRuns(RUNS)
                    .withSteps(STEPS);
            CampaignResult result = Campaign.run(program, settings, CampaignListener.NONE);
            tally.campaigns++;
            tally.runs += result.runs();
            if (result.verdict() == Verdict.FAILURE) tally.found++;
        }
        return tally;
    }

    /** Campaigns, how many of them found a failure, and the runs that they made until then or in vain. */
    private static final class Tally {
        int campaigns;
        int found;
        long runs;

        void add(Tally other) {
            campaigns += other.campaigns;
            found += other.found;
            runs += other.runs;
        }

        String cell() {
            return String.format(Locale.ROOT, "%d/%d, %.1f", found, campaigns, (double) runs / campaigns);
        }
    }
}
