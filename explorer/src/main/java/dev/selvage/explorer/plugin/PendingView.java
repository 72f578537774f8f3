package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Pending;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.explorer.touch.PendingAccess;
import org.jspecify.annotations.Nullable;

/** One option of a choice, as a plug-in sees it. */
final class PendingView extends ActionView implements Pending {
    private final ObjectNumbers objects;
    private final PendingAccess access;
    private @Nullable ModelStrand strand;
    private boolean announced;

    PendingView(SiteViews sites, ObjectNumbers objects, PendingAccess access) {
        super(sites);
        this.objects = objects;
        this.access = access;
    }

    void show(ModelStrand newStrand) {
        strand = newStrand;
        announced = false;
        set(
                newStrand.nextOperation(),
                newStrand.nextSite(),
                newStrand.userSite(),
                newStrand.nextTarget(),
                newStrand.nextIndex());
    }

    private ModelStrand strand() {
        if (strand == null) throw new IllegalStateException("it is no option");
        return strand;
    }

    /** A time-out depends on everything. */
    boolean conflictsWith(PendingView other) {
        if (!strand().isEnabled() || !other.strand().isEnabled()) return true;
        return access().racesWith(other.access());
    }

    private PendingAccess access() {
        if (!announced) access.announce(strand());
        announced = true;
        return access;
    }

    @Override
    long number(Object object) {
        return objects.of(object);
    }

    @Override
    public int id() {
        return strand().id();
    }

    @Override
    public String name() {
        return strand().name();
    }

    @Override
    public boolean letsTimePass() {
        return strand().isTimed();
    }
}
