package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Choice;
import dev.selvage.api.run.Pending;
import dev.selvage.engine.model.ChoicePoint;
import dev.selvage.explorer.touch.PendingAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The present choice, as a plug-in sees it. */
final class ChoiceView implements Choice {
    private final SiteViews sites;
    private final ObjectNumbers objects;
    private final PendingAccess.Factory accesses = new PendingAccess.Factory();
    private final List<PendingView> options = new ArrayList<>();
    private @Nullable ChoicePoint point;

    ChoiceView(SiteViews sites, ObjectNumbers objects) {
        this.sites = sites;
        this.objects = objects;
    }

    ChoiceView at(ChoicePoint newPoint) {
        point = newPoint;
        while (options.size() < newPoint.size()) options.add(new PendingView(sites, objects, accesses.create()));
        for (int i = 0; i < newPoint.size(); i++) options.get(i).show(newPoint.option(i));
        return this;
    }

    /** The point that is shown. */
    ChoicePoint point() {
        if (point == null) throw new IllegalStateException("there was no choice yet");
        return point;
    }

    @Override
    public Kind kind() {
        return switch (point().kind()) {
            case RUN -> Kind.NEXT_THREAD;
            case NOTIFY -> Kind.WOKEN_THREAD;
            case LOOK -> Kind.FIRST_THREAD;
        };
    }

    @Override
    public int size() {
        return point().size();
    }

    @Override
    public Pending option(int index) {
        return view(index);
    }

    private PendingView view(int index) {
        return options.get(Objects.checkIndex(index, size()));
    }

    @Override
    public int current() {
        return point().currentIndex();
    }

    @Override
    public boolean conflict(int one, int other) {
        return view(one).conflictsWith(view(other));
    }
}
