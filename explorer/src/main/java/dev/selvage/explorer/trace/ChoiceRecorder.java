package dev.selvage.explorer.trace;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;
import dev.selvage.report.model.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lets another chooser choose, notes what it could have chosen, and lets a recorder of events know when time passes. */
public final class ChoiceRecorder implements Chooser {
    private final Chooser chooser;
    private final TraceRecorder trace;
    private long looks;
    private final List<Decision> decisions = new ArrayList<>();

    public ChoiceRecorder(Chooser chooser, TraceRecorder trace) {
        this.chooser = chooser;
        this.trace = trace;
    }

    @Override
    public boolean seesEveryStep() {
        return true;
    }

    @Override
    public void forced(ChoicePoint point) {
        noteTime(point);
        noteTurn(point, 0);
    }

    private void noteTurn(ChoicePoint point, int index) {
        if (!point.isWithinStep() && point.option(index).isEnabled()) trace.onTurn(point.option(index));
    }

    private void noteTime(ChoicePoint point) {
        if (point.hasTimePassed() || point.clockLooks() != looks) trace.onTime();
        looks = point.clockLooks();
    }

    @Override
    public int choose(ChoicePoint point) {
        noteTime(point);
        int index = chooser.choose(point);
        noteTurn(point, index);
        List<Integer> options = new ArrayList<>(point.size());
        for (int i = 0; i < point.size(); i++) options.add(point.option(i).id());
        String what = point.kind().name().toLowerCase(Locale.ROOT);
        decisions.add(new Decision(what, options.get(index), options));
        return index;
    }

    @Override
    public Presence presence() {
        Presence presence = chooser.presence();
        int last = decisions.size() - 1;
        Decision decision = decisions.get(last);
        if (presence == Presence.AWAY) decisions.set(last, new Decision("away", decision.chosen(), decision.of()));
        return presence;
    }

    public List<Decision> decisions() {
        return decisions;
    }
}
