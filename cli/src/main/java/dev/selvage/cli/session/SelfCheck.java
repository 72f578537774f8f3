package dev.selvage.cli.session;

import dev.selvage.cli.output.Checklist;
import dev.selvage.cli.output.CommandException;
import dev.selvage.engine.execution.Affinity;
import dev.selvage.explorer.Campaign;
import dev.selvage.explorer.CampaignListener;
import dev.selvage.explorer.CampaignSettings;
import dev.selvage.explorer.Replay;
import dev.selvage.explorer.program.Program;
import dev.selvage.report.model.CampaignResult;
import dev.selvage.report.model.FailureReport;
import dev.selvage.report.model.ProgramInfo;
import dev.selvage.report.model.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

/** Runs shipped programs whose verdict is known. */
public final class SelfCheck {
    private static final CampaignSettings SETTINGS =
            CampaignSettings.defaults().withRuns(500).withTime(Duration.ofSeconds(20));
    private static final int REPLAYS = 5;

    private final Function<String, ProgramInfo> gallery;

    private SelfCheck(Function<String, ProgramInfo> gallery) {
        this.gallery = gallery;
    }

    /**
     * Makes the checks of this machine and of the shipped programs.
     *
     * @param gallery gives the program of a main class
     */
    public static void run(Checklist list, Function<String, ProgramInfo> gallery) {
        SelfCheck check = new SelfCheck(gallery);
        list.check("one core", SelfCheck::affinity);
        list.check("lost update", () -> check.fails("LostUpdateField", "assertion"));
        list.check("deadlock", () -> check.fails("OppositeMonitors", "deadlock"));
        list.check("lost wake-up", () -> check.fails("LostNotify", "lost-wakeup"));
        list.check("correct program", () -> check.succeeds("SynchronizedBlockCounter"));
        list.check("thread identity", () -> check.succeeds("ThreadLocalPerThread"));
    }

    /** Tried in a thread of its own: the others must stay free. */
    private static String affinity() throws Exception {
        FutureTask<Boolean> pinning = new FutureTask<>(Affinity::pinToOneCore);
        new Thread(pinning, "selvage-affinity").start();
        return pinning.get()
                ? "threads of a program are kept on one core"
                : "threads cannot be kept on one core (no taskset?): all works, but slower";
    }

    private String fails(String name, String kind) {
        Program program = Programs.open(gallery.apply("dev.selvage.gallery.fail." + name));
        List<FailureReport> found = new ArrayList<>();
        CampaignResult result = Campaign.run(program, SETTINGS, new CampaignListener() {
            @Override
            public String onFailure(FailureReport failure) {
                found.add(failure);
                return "";
            }
        });
        require(result.verdict() == Verdict.FAILURE && found.get(0).kind().equals(kind), name, result);
        Optional<String> difference =
                Replay.run(found.get(0), program, REPLAYS, SETTINGS.patience(), SETTINGS.engine(), false);
        if (difference.isPresent()) throw new CommandException(name + " was not replayed: " + difference.get());
        return name + ": found in run " + result.runs() + ", replayed " + REPLAYS + " times";
    }

    private String succeeds(String name) {
        Program program = Programs.open(gallery.apply("dev.selvage.gallery.success." + name));
        CampaignResult result = Campaign.run(program, SETTINGS, CampaignListener.NONE);
        require(result.verdict() == Verdict.NO_FAILURE, name, result);
        return String.format(
                Locale.ROOT,
                "%s: no failure in %,d runs (%,.0f runs/s, %s engine)",
                name,
                result.runs(),
                result.runsPerSecond(),
                result.engine());
    }

    private static void require(boolean expected, String name, CampaignResult result) {
        if (expected) return;
        throw new CommandException(name + ": verdict " + result.verdict().word() + " " + result.failures() + " "
                + result.control().problems());
    }
}
