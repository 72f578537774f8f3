package dev.selvage.generated.run;

import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.campaign.CampaignListener;
import dev.selvage.explorer.directed.Outcome;
import dev.selvage.explorer.directed.TargetPlaces;
import dev.selvage.explorer.directed.measure.Criteria;
import dev.selvage.explorer.directed.profile.Profiler;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetPlace;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The interleavings and pairs that the runs of a campaign have shown, and those that its strategy calls infeasible. */
public final class TargetLog implements CampaignListener {
    private final Criteria criteria = new Criteria();
    private Set<List<TargetPlace>> infeasible = Set.of();

    @Override
    public RunListener onRun() {
        criteria.restart();
        return new Profiler(criteria);
    }

    @Override
    public void onTargets(TargetsReport report) {
        infeasible = report.targets().stream()
                .filter(target -> target.after().startsWith(Outcome.INFEASIBLE.words()))
                .map(TargetsReport.TargetReport::places)
                .collect(Collectors.toSet());
    }

    /** What no run can show, as the strategy has it. */
    public Set<List<TargetPlace>> infeasible() {
        return infeasible;
    }

    /** What runs have shown. */
    public Set<List<TargetPlace>> shown() {
        Set<List<TargetPlace>> shown = new HashSet<>();
        for (var seen : criteria.interleavings().covered()) {
            shown.add(List.of(
                    TargetPlaces.of("p", seen.p()), TargetPlaces.of("r", seen.r()), TargetPlaces.of("c", seen.c())));
        }
        for (var seen : criteria.pairs().hong()) {
            shown.add(List.of(TargetPlaces.of("first", seen.first()), TargetPlaces.of("second", seen.second())));
        }
        return shown;
    }
}
