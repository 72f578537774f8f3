package dev.selvage.engine.model;

import dev.selvage.runtime.Calls;
import dev.selvage.runtime.Guard;
import dev.selvage.runtime.RunAbandoned;
import dev.selvage.runtime.ThreadAccess;
import dev.selvage.runtime.VirtualThreadAccess;

/** What the VM does around {@code Thread.run}: the body, the handler of its exception, the clean-up. */
final class StrandLife {
    private StrandLife() {}

    static void live(ModelStrand me, ControlledRun run) {
        Thread thread = me.identity();
        if (VirtualThreadAccess.isVirtual(thread)) VirtualThreadAccess.markRunning(thread);
        ThreadAccess.seedRandom(thread, me.id());
        if (!me.isAbandoned()) {
            Calls.begin();
            run.began(me);
            body(me, thread, run);
        }
        // One that was left behind must not touch the guard of a later run.
        if (!me.isLeftBehind()) cleanUp(thread);
    }

    /** Takes a strand that will never end out of the books of the JDK, which would keep it for ever. */
    static void forget(ModelStrand strand) {
        Thread thread = strand.identity();
        if (strand.isLeftBehind() || !VirtualThreadAccess.isVirtual(thread)) return;
        try {
            VirtualThreadAccess.exit(thread);
        } catch (Throwable e) {
            throw new IllegalStateException("the clean-up of thread '" + thread.getName() + "' failed", e);
        }
    }

    // Running a thread's body without starting it is the very point: a carrier stands in for it.
    @SuppressWarnings("DoNotCall")
    private static void body(ModelStrand me, Thread thread, ControlledRun run) {
        try {
            Guard.begin();
            if (VirtualThreadAccess.isVirtual(thread))
                VirtualThreadAccess.taskOf(thread).run();
            else thread.run();
        } catch (RunAbandoned over) {
            // The run ended while this thread was in the middle of something.
        } catch (Throwable thrown) {
            Guard.end();
            if (!me.isAbandoned()) uncaught(me, thread, thrown, run);
        } finally {
            Guard.end();
        }
    }

    private static void uncaught(ModelStrand me, Thread thread, Throwable thrown, ControlledRun run) {
        boolean handled = Handlers.handle(thread);
        if (handled) dispatch(thread, thrown);
        // Whatever a handler does, a JVM whose main thread dies ends with an error.
        if (!handled || (me.id() == 0 && !me.isAbandoned())) run.died(me, thrown);
    }

    private static void dispatch(Thread thread, Throwable thrown) {
        try {
            Guard.begin();
            ThreadAccess.dispatchUncaught(thread, thrown);
        } catch (Throwable ignoredByTheVm) {
            // The VM ignores what a handler throws; an abandoned run is over anyway.
        } finally {
            Guard.end();
        }
    }

    private static void cleanUp(Thread thread) {
        try {
            Guard.beginIgnored();
            if (VirtualThreadAccess.isVirtual(thread)) {
                VirtualThreadAccess.exit(thread);
            } else {
                ThreadAccess.exit(thread);
                ThreadAccess.markTerminated(thread);
            }
        } catch (Throwable e) {
            throw new IllegalStateException("the clean-up of thread '" + thread.getName() + "' failed", e);
        } finally {
            Guard.end();
        }
    }
}
