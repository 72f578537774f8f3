package dev.selvage.librarytests.campaigns;

import dev.selvage.engine.model.RunSettings.Timeouts;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.program.MainProgram;
import dev.selvage.explorer.program.ProgramException;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Makes a campaign of each line that it reads, and prints a line with what came of it. Parts of a line are separated by tabs: the strategy, when time-outs
 * end, the class path, the main class and its arguments.
 */
public final class CampaignLines {
    /** A busy machine is no reason to call a test out of control. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final CampaignListener SILENT = new CampaignListener() {
        @Override
        public String onFailure(FailureReport failure) {
            return "";
        }
    };

    private CampaignLines() {}

    /** Takes seconds and runs of a campaign. */
    public static void main(String[] args) throws IOException, ProgramException {
        PrintStream out = System.out;
        CampaignSettings settings = CampaignSettings.defaults()
                .withTime(Duration.ofSeconds(Long.parseLong(args[0])))
                .withRuns(Long.parseLong(args[1]))
                .withPatience(PATIENCE);
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            out.println("outcome\t" + explore(settings, Arrays.asList(line.split("\t"))));
            out.flush();
        }
        // Threads of the programs may be left.
        Runtime.getRuntime().halt(0);
    }

    private static String explore(CampaignSettings base, List<String> parts) throws ProgramException {
        CampaignSettings settings = base.withStrategy(parts.get(0))
                .withTimeouts(Timeouts.valueOf(parts.get(1).toUpperCase(Locale.ROOT)));
        List<String> classPath = List.of(parts.get(2).split(File.pathSeparator));
        MainProgram program = MainProgram.open(
                new ProgramInfo(classPath, parts.get(3), parts.subList(4, parts.size()), List.of(), List.of()));
        // One run tells whether there is anything to explore.
        CampaignResult scout = Campaign.run(program, settings.withRuns(1), SILENT);
        return columns(isDone(scout) ? scout : Campaign.run(program, settings, SILENT));
    }

    private static boolean isDone(CampaignResult scout) {
        return scout.control().threads() < 2 || !scout.failures().isEmpty() || scout.runs() == 0;
    }

    private static String columns(CampaignResult result) {
        return String.format(
                Locale.ROOT,
                "%s\t%d\t%d\t%.1f\t%d\t%s",
                result.verdict().word(),
                result.control().threads(),
                result.runsToFirstFailure() == null ? result.runs() : result.runsToFirstFailure(),
                result.runsPerSecond(),
                result.steps() / Math.max(1, result.runs()),
                detail(result));
    }

    private static String detail(CampaignResult result) {
        String text = result.failures().isEmpty()
                ? String.join("; ", result.control().problems())
                : result.failures().get(0).message();
        return text.replaceAll("\\s+", " ");
    }
}
