package dev.selvage.explorer.directed;

import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.report.model.TargetsReport.TargetPlace;
import java.util.List;

/** Instructions as reports show them. */
public final class TargetPlaces {
    private TargetPlaces() {}

    public static TargetPlace of(String role, Location location) {
        return new TargetPlace(
                role,
                location.className(),
                location.file(),
                location.line(),
                location.offset(),
                location.member().isEmpty() ? null : location.member(),
                location.library().isEmpty() ? null : location.library());
    }

    /** The instruction of a role, as {@link #of} made it. */
    public static Location find(String role, List<TargetPlace> places) {
        return places.stream()
                .filter(place -> place.role().equals(role))
                .findFirst()
                .map(TargetPlaces::location)
                .orElseThrow(() -> new IllegalArgumentException("the control has no instruction " + role));
    }

    private static Location location(TargetPlace place) {
        return new Location(
                place.className(),
                place.file(),
                place.line(),
                place.offset(),
                place.member() == null ? "" : place.member(),
                place.library() == null ? "" : place.library());
    }
}
