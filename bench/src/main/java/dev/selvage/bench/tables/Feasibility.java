package dev.selvage.bench.tables;

import dev.selvage.bench.Programs;
import dev.selvage.explorer.campaign.Campaign;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.directed.TargetPlaces;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.settings.CampaignSettings;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What the controlled twin of CTrigger finds out about interleavings: each is forced, met by a search of all schedules, or, when
 * that comes to its end, impossible.
 *
 * @param arguments those of the program, which must be small enough for such a search
 */
record Feasibility(List<String> arguments, long runs, List<TargetReport> targets) {

    static Feasibility of(Subject subject, List<String> arguments, Duration time) {
        List<TargetsReport> reports = new ArrayList<>();
        CampaignSettings settings = CampaignSettings.defaults()
                .withStrategy("ctrigger:controlled:proof=999999999")
                .withTime(time)
                .withRuns(Integer.MAX_VALUE)
                .withKeepGoing(true);
        long runs = Campaign.run(
                        Programs.open(subject.program(), arguments.toArray(new String[0])),
                        settings,
                        new CampaignListener() {
                            @Override
                            public void onTargets(TargetsReport report) {
                                reports.add(report);
                            }
                        })
                .runs();
        return new Feasibility(
                arguments,
                runs,
                reports.isEmpty() ? List.of() : reports.get(reports.size() - 1).targets());
    }

    private List<TargetReport> of(Location c) {
        return targets.stream()
                .filter(target -> TargetPlaces.find("c", target.places()).equals(c))
                .toList();
    }

    /** Whether every interleaving with this second local access has turned out to be impossible. */
    boolean isInfeasible(Location c) {
        return !of(c).isEmpty()
                && of(c).stream()
                        .allMatch(target -> target.after().equals("infeasible")
                                || target.before().startsWith("pruned"));
    }

    /** What is known of it, in words. */
    String words(Location c) {
        String where = c.shortForm() + (c.member().isEmpty() ? "" : " (" + c.member() + ")");
        List<String> outcomes =
                of(c).stream().map(TargetReport::after).distinct().sorted().toList();
        String known = outcomes.isEmpty() ? "no target of the twin" : "for the twin " + String.join(", ", outcomes);
        return where + ": " + known + ", in " + String.format(java.util.Locale.ROOT, "%,d", runs)
                + " runs with arguments " + String.join(" ", arguments);
    }
}
