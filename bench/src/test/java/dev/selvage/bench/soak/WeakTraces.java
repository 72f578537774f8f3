package dev.selvage.bench.soak;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/** Objects of runs, held so weakly that only a leak keeps them. */
final class WeakTraces {
    private final List<Trace> traces = new ArrayList<>();

    private record Trace(int run, WeakReference<Object> object) {}

    void add(int run, Object object) {
        traces.add(new Trace(run, new WeakReference<>(object)));
    }

    int size() {
        return traces.size();
    }

    /** The runs of which something is still there after a full collection. */
    List<Integer> runsAlive() {
        System.gc();
        return traces.stream()
                .filter(trace -> trace.object().get() != null)
                .map(Trace::run)
                .distinct()
                .toList();
    }
}
