package dev.selvage.explorer.directed;

import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.report.model.TargetsReport.TargetPlace;

/** Instructions as reports show them. */
public final class TargetPlaces {
    private TargetPlaces() {}

    public static TargetPlace of(String role, Location location) {
        return new TargetPlace(
                role,
                location.shortForm(),
                location.className(),
                location.offset(),
                location.member().isEmpty() ? null : location.member(),
                location.library().isEmpty() ? null : location.library());
    }
}
