package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Place;
import dev.selvage.api.strategy.HasTargets.Target;
import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetPlace;
import dev.selvage.report.model.TargetsReport.TargetReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Targets of plug-ins as they are written. */
final class TargetViews {
    private TargetViews() {}

    static TargetsReport report(String strategy, List<Target> targets) {
        Map<String, Long> figures = new TreeMap<>();
        List<TargetReport> reports = new ArrayList<>();
        for (Target target : targets) {
            figures.merge(target.outcome(), 1L, Long::sum);
            reports.add(new TargetReport(
                    reports.size() + 1,
                    target.kind(),
                    places(target.places()),
                    "",
                    target.outcome(),
                    null,
                    null,
                    null));
        }
        return new TargetsReport(TargetsReport.FORMAT, strategy, figures, reports);
    }

    private static List<TargetPlace> places(List<Place> places) {
        List<TargetPlace> all = new ArrayList<>();
        for (Place place : places) {
            String file = place.file() == null ? place.className() : place.file();
            all.add(new TargetPlace(
                    String.valueOf(all.size() + 1), place.className(), file, place.line(), 0, null, null));
        }
        return all;
    }
}
