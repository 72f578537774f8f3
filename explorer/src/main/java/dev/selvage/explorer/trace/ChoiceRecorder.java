package dev.selvage.explorer.trace;

import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.engine.model.Chooser;
import dev.selvage.report.model.Decision;
import java.util.ArrayList;
import java.util.List;

/** Lets another chooser choose and notes what it could have chosen. */
public final class ChoiceRecorder implements Chooser {
    private final Chooser chooser;
    private final List<Decision> decisions = new ArrayList<>();

    public ChoiceRecorder(Chooser chooser) {
        this.chooser = chooser;
    }

    @Override
    public int choose(ChoicePoint point) {
        int index = chooser.choose(point);
        List<Integer> options = new ArrayList<>(point.size());
        for (int i = 0; i < point.size(); i++) options.add(point.option(i).id());
        String what = point.kind() == ChoicePoint.Kind.NOTIFY ? "notify" : "run";
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
