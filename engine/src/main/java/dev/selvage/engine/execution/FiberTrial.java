package dev.selvage.engine.execution;

import dev.selvage.runtime.FiberAccess;
import dev.selvage.runtime.FirstRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tries whether fibers do on this JDK what the engine asks of them: two of them take turns, each as a thread of its own.
 *
 * <p>The first use of a continuation also makes the JDK initialise classes and start threads, which must not happen during a
 * run.
 */
final class FiberTrial {
    private static @Nullable Optional<String> verdict;

    private final ThreadLocal<String> mark = new ThreadLocal<>();
    private final List<String> seen = new ArrayList<>();

    private FiberTrial() {}

    /** Why fibers cannot be used here, if so. */
    static synchronized Optional<String> problem() {
        Optional<String> known = verdict;
        if (known == null) verdict = known = find();
        return known;
    }

    private static Optional<String> find() {
        FirstRun.comes();
        String missing = FiberAccess.missing();
        if (missing != null) return Optional.of(missing);
        try {
            return new FiberTrial().differs()
                    ? Optional.of("continuations of this JDK do not keep their thread")
                    : Optional.empty();
        } catch (RuntimeException | LinkageError e) {
            return Optional.of("continuations of this JDK do not work (" + e + ")");
        }
    }

    private boolean differs() {
        Thread me = Thread.currentThread();
        Thread one = new Thread("one");
        Thread two = new Thread("two");
        Object first = FiberAccess.create(() -> look(one));
        Object second = FiberAccess.create(() -> look(two));
        for (int i = 0; i < 2; i++) {
            FiberAccess.resume(first, one);
            FiberAccess.resume(second, two);
        }
        boolean back = Thread.currentThread() == me && mark.get() == null;
        return !back || !seen.equals(List.of("one", "two", "one", "two"));
    }

    private void look(Thread expected) {
        mark.set(expected.getName());
        note(expected);
        if (FiberAccess.pause()) note(expected);
    }

    private void note(Thread expected) {
        String name = mark.get();
        seen.add(Thread.currentThread() == expected && name != null ? name : "somebody else");
    }
}
