package org.example.turns;

import dev.selvage.api.criterion.Criterion;
import dev.selvage.api.criterion.CriterionProvider;
import dev.selvage.api.criterion.Goals;
import dev.selvage.api.option.OptionValues;
import dev.selvage.api.run.Event;
import dev.selvage.api.run.Place;
import org.jspecify.annotations.Nullable;

/** Covers pairs of lines: one thread came to the first, and the next that happened was another thread at the second. */
final class Switches implements Criterion {
    private final Goals goals = new Goals();
    private @Nullable Place last;
    private int thread;

    @Override
    public void begin() {
        last = null;
    }

    @Override
    public void on(Event event) {
        Place place = event.place();
        if (place == null) return;
        if (last != null && thread != event.thread().id()) goals.add(last + " " + place);
        last = place;
        thread = event.thread().id();
    }

    @Override
    public Goals covered() {
        return goals;
    }

    /** {@code --coverage switches}. */
    public static final class Provider implements CriterionProvider {
        @Override
        public String id() {
            return "switches";
        }

        @Override
        public String summary() {
            return "pairs of lines between which the thread has changed";
        }

        @Override
        public Criterion create(OptionValues options) {
            return new Switches();
        }
    }
}
