package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Event;
import dev.selvage.api.run.LearnsFromEvents;
import dev.selvage.api.run.Place;
import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.explorer.search.CallSites;
import dev.selvage.runtime.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows the events of one run to a plug-in. */
final class EventView extends ActionView implements Event, RunListener {
    private final PluginCall call;
    private final LearnsFromEvents plugin;
    private final SiteViews sites;
    private final ObjectNumbers objects;
    private final int callSites;

    /** One for all events. */
    private final Runnable telling = this::tell;

    private @Nullable ModelStrand strand;
    private boolean blocked;
    private List<Place> callers = List.of();

    EventView(PluginCall call, LearnsFromEvents plugin, SiteViews sites, ObjectNumbers objects) {
        super(sites);
        this.call = call;
        this.plugin = plugin;
        this.sites = sites;
        this.objects = objects;
        this.callSites = call.get(plugin::callSites);
    }

    @Override
    public void onEvent(
            ModelStrand newStrand,
            Operation operation,
            int site,
            int userSite,
            @Nullable Object target,
            long index,
            boolean newBlocked) {
        strand = newStrand;
        blocked = newBlocked;
        set(operation, site, userSite, target, index);
        // Where the stack has to be walked for them, the plug-in must not be on it yet.
        if (callSites > 0) {
            callers = CallSites.innermost(callSites).stream().map(sites::caller).toList();
        }
        call.tell(telling);
    }

    private void tell() {
        plugin.on(this);
    }

    private ModelStrand strand() {
        if (strand == null) throw new IllegalStateException("there was no event yet");
        return strand;
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
    public boolean isBlocked() {
        return blocked;
    }

    @Override
    public List<Place> callers() {
        return callers;
    }
}
