package dev.selvage.explorer.search;

import dev.selvage.engine.model.ModelStrand;
import dev.selvage.engine.model.RunListener;
import dev.selvage.runtime.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Listeners made of others. */
public final class Listeners {
    private Listeners() {}

    /** Tells both, the first one first; values reach those that want them. */
    public static RunListener both(RunListener first, RunListener second) {
        if (first == RunListener.NONE) return second;
        if (second == RunListener.NONE) return first;
        return new RunListener() {
            @Override
            public boolean wantsValues() {
                return first.wantsValues() || second.wantsValues();
            }

            @Override
            public void onValue(ModelStrand strand, @Nullable Object value) {
                if (first.wantsValues()) first.onValue(strand, value);
                if (second.wantsValues()) second.onValue(strand, value);
            }

            @Override
            public void onEvent(
                    ModelStrand strand,
                    Operation operation,
                    int site,
                    int userSite,
                    @Nullable Object target,
                    long index,
                    boolean blocked) {
                first.onEvent(strand, operation, site, userSite, target, index, blocked);
                second.onEvent(strand, operation, site, userSite, target, index, blocked);
            }

            @Override
            public void onWoken(ModelStrand strand) {
                first.onWoken(strand);
                second.onWoken(strand);
            }

            @Override
            public void onEarlyLook(ModelStrand strand, ModelStrand seen) {
                first.onEarlyLook(strand, seen);
                second.onEarlyLook(strand, seen);
            }

            @Override
            public void onEarlyTimeOut(ModelStrand waiting, List<ModelStrand> slow) {
                first.onEarlyTimeOut(waiting, slow);
                second.onEarlyTimeOut(waiting, slow);
            }

            @Override
            public void onStartedAsked(ModelStrand strand, Thread thread) {
                first.onStartedAsked(strand, thread);
                second.onStartedAsked(strand, thread);
            }

            @Override
            public void onNumbered(ModelStrand strand, Object source, boolean drawn) {
                first.onNumbered(strand, source, drawn);
                second.onNumbered(strand, source, drawn);
            }

            @Override
            public void onPassed(ModelStrand strand, Object monitor) {
                first.onPassed(strand, monitor);
                second.onPassed(strand, monitor);
            }

            @Override
            public void onUnchanged(ModelStrand strand) {
                first.onUnchanged(strand);
                second.onUnchanged(strand);
            }

            @Override
            public void onSolitude() {
                first.onSolitude();
                second.onSolitude();
            }

            @Override
            public void onRound(ModelStrand strand) {
                first.onRound(strand);
                second.onRound(strand);
            }
        };
    }
}
