package dev.selvage.report;

import dev.selvage.report.model.TargetsReport;
import dev.selvage.report.model.TargetsReport.TargetPlace;
import dev.selvage.report.model.TargetsReport.TargetReport;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Targets of a made-up campaign. */
public final class Targets {
    private Targets() {}

    public static TargetsReport oneOfEach() {
        return new TargetsReport(
                TargetsReport.FORMAT,
                "ctrigger",
                Map.of("potential", 2L),
                List.of(
                        new TargetReport(1, "R-W-W", places(42), "feasible", "exposed", 3L, 12L, 0L),
                        new TargetReport(
                                null,
                                "R-W-R",
                                places(7),
                                "pruned: order synchronization",
                                "pruned: order synchronization",
                                null,
                                4L,
                                8L)));
    }

    private static List<TargetPlace> places(int line) {
        return List.of(
                place("p", line, null), place("r", 17, null), place("c", line, "java.util.HashMap.putVal:630@12"));
    }

    private static TargetPlace place(String role, int line, @Nullable String library) {
        return new TargetPlace(role, "com.acme.Bank", "Bank.java", line, 3, "Bank.balance", library);
    }
}
