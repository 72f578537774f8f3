package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Pending;
import dev.selvage.engine.free.FreeStrand;

/** What a thread of a free run is about to do, as a plug-in sees it. */
final class FreeAction extends ActionView implements Pending {
    private final FreeStrand strand;

    FreeAction(SiteViews sites, FreeStrand strand) {
        super(sites);
        this.strand = strand;
    }

    @Override
    long number(Object object) {
        return strand.identityOf(object);
    }

    @Override
    public int id() {
        return strand.id();
    }

    @Override
    public String name() {
        return strand.name();
    }

    @Override
    public boolean letsTimePass() {
        return false;
    }
}
