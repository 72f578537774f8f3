package dev.selvage.explorer.plugin;

import dev.selvage.api.run.Action;
import dev.selvage.api.run.Field;
import dev.selvage.api.run.MemoryOrder;
import dev.selvage.api.run.Operation;
import dev.selvage.api.run.Place;
import dev.selvage.api.run.ThreadView;
import dev.selvage.runtime.Range;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The present action, as a plug-in sees it. */
abstract class ActionView implements Action, ThreadView {
    /** Theirs, by the ordinal of ours. */
    private static final Operation[] OPERATIONS = Arrays.stream(dev.selvage.runtime.Operation.values())
            .map(operation -> Operation.valueOf(operation.name()))
            .toArray(Operation[]::new);

    private final SiteViews sites;
    private dev.selvage.runtime.Operation operation = dev.selvage.runtime.Operation.BEGIN;
    private int site;
    private int userSite;
    private @Nullable Object target;
    private long index;

    ActionView(SiteViews sites) {
        this.sites = sites;
    }

    final void set(
            dev.selvage.runtime.Operation newOperation,
            int newSite,
            int newUserSite,
            @Nullable Object newTarget,
            long newIndex) {
        operation = newOperation;
        site = newSite;
        userSite = newUserSite;
        target = newTarget;
        index = newIndex;
    }

    /** The number of an object, which is not null. */
    abstract long number(Object object);

    @Override
    public final ThreadView thread() {
        return this;
    }

    @Override
    public final Operation operation() {
        return OPERATIONS[operation.ordinal()];
    }

    @Override
    public final MemoryOrder memoryOrder() {
        return SiteViews.order(operation, site);
    }

    @Override
    public final @Nullable Place place() {
        return sites.ofProgram(site, userSite);
    }

    @Override
    public final @Nullable Place library() {
        return sites.ofLibrary(site);
    }

    @Override
    public final @Nullable Field field() {
        return sites.field(site);
    }

    @Override
    public final @Nullable String member() {
        Site at = Sites.get(site == 0 ? userSite : site);
        return at == null ? null : at.member;
    }

    @Override
    public final long object() {
        return target == null ? 0 : number(target);
    }

    @Override
    public final @Nullable String objectType() {
        return target == null ? null : target.getClass().getName();
    }

    @Override
    public final long index() {
        if (!isElement()) return -1;
        return Range.is(index) ? Range.from(index) : index;
    }

    @Override
    public final long length() {
        if (!isElement()) return 0;
        return Range.is(index) ? Range.length(index) : 1;
    }

    private boolean isElement() {
        return target != null && target.getClass().isArray() && operation().isAccess();
    }
}
