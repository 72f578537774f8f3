package dev.selvage.api.strategy;

import dev.selvage.api.run.Place;
import java.util.List;

/** A role: tries to bring certain things about, and tells what came of each. */
public interface HasTargets {
    /** All targets, the most promising first. */
    List<Target> targets();

    /**
     * Something that a strategy tries to bring about.
     *
     * @param kind what sort of thing it is, in a word
     * @param places the lines that have to come in this order
     * @param outcome what came of it, in a word or two: {@code forced}, {@code not tried}
     */
    record Target(String kind, List<Place> places, String outcome) {
        public Target {
            places = List.copyOf(places);
        }
    }
}
