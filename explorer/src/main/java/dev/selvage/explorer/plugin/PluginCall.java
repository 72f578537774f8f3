package dev.selvage.explorer.plugin;

import dev.selvage.engine.model.DivergenceException;
import dev.selvage.engine.model.PrunedException;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls one plug-in. Nothing that it throws gets into the program: what goes wrong within a run is kept until the run is over, and then ends the
 * campaign.
 */
final class PluginCall {
    private final String what;
    private volatile @Nullable PluginException failure;

    /** Whether it has been called within a run and has not come back. */
    private volatile boolean underWay;

    /** @param what names the plug-in: {@code strategy 'round-robin'} */
    PluginCall(String what) {
        this.what = what;
    }

    /** Calls it between runs. */
    <T> T get(Supplier<T> call) {
        check();
        try {
            return call.get();
        } catch (Throwable e) {
            throw wrong(e);
        }
    }

    /** The same where nothing comes back. */
    void run(Runnable call) {
        get(() -> {
            call.run();
            return true;
        });
    }

    /** Calls it within a run, which ends if something is wrong. */
    int choose(IntSupplier call) {
        if (failure != null) throw new PrunedException();
        underWay = true;
        try {
            int chosen = call.getAsInt();
            underWay = false;
            return chosen;
        } catch (PrunedException | DivergenceException meant) {
            underWay = false;
            throw meant;
        } catch (Throwable e) {
            fail(e);
            throw new PrunedException();
        }
    }

    /** Calls it within a run, which goes on in any case. */
    void tell(Runnable call) {
        if (failure != null) return;
        underWay = true;
        try {
            call.run();
            underWay = false;
        } catch (Throwable e) {
            fail(e);
        }
    }

    private void fail(Throwable e) {
        underWay = false;
        failure = wrong(e);
    }

    /** Complains, when there are no more runs, about a call that has not come back. */
    void checkReturned() {
        check();
        if (underWay)
            throw wrong("does not come back from a call; it may wait for another thread, or compute for ever");
    }

    /** Complains, between runs, about what went wrong in the last one. */
    void check() {
        PluginException wrong = failure;
        if (wrong != null) throw wrong;
    }

    PluginException wrong(Throwable e) {
        if (e instanceof PluginException known) return known;
        StackTraceElement[] trace = e.getStackTrace();
        String where = trace.length == 0 ? "" : " at " + place(trace[0]);
        String message = String.valueOf(e).replaceAll("\\s+", " ");
        return new PluginException("plug-in " + what + " has failed: " + message + where, e);
    }

    /** Without the name of its class loader. */
    private static String place(StackTraceElement frame) {
        return frame.getClassName() + "." + frame.getMethodName() + "(" + frame.getFileName() + ":"
                + frame.getLineNumber() + ")";
    }

    /** Complains about something that it should not have done. */
    PluginException wrong(String message) {
        return new PluginException("plug-in " + what + " " + message);
    }
}
