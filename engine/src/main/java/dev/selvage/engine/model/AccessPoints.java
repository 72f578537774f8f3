package dev.selvage.engine.model;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import org.jspecify.annotations.Nullable;

/** The scheduling points before accesses and calls, where it is also noticed that two strands meet in something that is not seen into. */
final class AccessPoints {
    private final Scheduler scheduler;
    private final RunEnvironment environment;

    AccessPoints(Scheduler scheduler, RunEnvironment environment) {
        this.scheduler = scheduler;
        this.environment = environment;
    }

    static Operation operationAt(int id) {
        Site site = Sites.get(id);
        if (site == null) throw new IllegalStateException("unknown site " + id);
        return site.operation;
    }

    /** Before an access to a field, to elements, or to all of an object. */
    void access(ModelStrand me, int site, @Nullable Object target, long index) {
        Operation operation = operationAt(site);
        if (target != null) notice(me, operation, target, index);
        if (me.userSite != 0 && me.userSite != site) calledBack(me);
        point(me, operation, site, target, index);
    }

    /** Before an access that is part of the step which was announced. */
    void notice(ModelStrand me, Operation operation, Object target, long index) {
        if (me.isAbandoned()) return;
        Object met = environment.coarse.metBy(scheduler.strands(), me, operation, target, index);
        if (met != null) environment.metUnseen(met.getClass());
    }

    /** Before a call that is one step. */
    void call(ModelStrand me, int site, @Nullable Object receiver) {
        if (!me.isAbandoned() && !scheduler.isLongAlone()) noticeUnseen(me, site, receiver);
        if (me.userSite != 0 && me.userSite != site) calledBack(me);
        point(me, operationAt(site), site, receiver, 0);
    }

    private void calledBack(ModelStrand me) {
        Object met = environment.bulky.metByCallBack(scheduler.strands(), me);
        if (met != null) environment.metUnseen(met.getClass());
    }

    /** Before a call of a collection that only shows a concurrent one. */
    void collectionCall(ModelStrand me, int site, Object receiver) {
        if (!scheduler.isLongAlone()) noticeUnseen(me, site, receiver);
        point(me, Operation.COLLECTION_CALL, site, receiver, 0);
    }

    private void noticeUnseen(ModelStrand me, int site, @Nullable Object receiver) {
        String hidden = environment.hidden.metAt(site, scheduler.strands(), me, receiver);
        if (hidden != null) environment.metUnseen(hidden);
        if (receiver == null) return;
        if (environment.bulky.meets(scheduler.strands(), me, receiver, site)) metConcurrent(receiver);
        Object met = environment.interruptions.metBy(scheduler.strands(), me, receiver, site);
        if (met != null) environment.metUnseen(met.getClass());
    }

    /** Before a method of the JDK goes through something that it was lent. */
    void lend(ModelStrand me, int site, Object thing) {
        if (environment.bulky.isCalled(scheduler.strands(), me, thing)) metConcurrent(thing);
        access(me, site, thing, LentObjects.wholeOf(thing));
    }

    private void metConcurrent(Object receiver) {
        Object behind = ConcurrentParts.behind(receiver);
        environment.metUnseen((behind == null ? receiver : behind).getClass());
    }

    void point(ModelStrand me, Operation operation, int site, @Nullable Object target, long index) {
        me.aboutToAccess = true;
        scheduler.point(operation, site, target, index);
        me.aboutToAccess = false;
    }
}
