package dev.selvage.generated.bare;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** One run of a program on this JVM, with what its threads say and how they end. */
final class Repetition extends ThreadGroup {
    private static final int MOST_THREADS = 100;
    private static final int SURE = 400;
    private static final String STUCK = "stuck ";

    private final Method main;
    private final int patience;
    private final Set<String> known;
    // No list with a lock: others might see a thread wait for it.
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private volatile @Nullable String died;

    /**
     * @param patience milliseconds for which all threads must be seen to wait before they are taken to wait for ever
     * @param known outcomes of earlier repetitions; others are waited for longer, as a thread that was woken may be kept from
     *     going on by all that happens on the machine
     */
    Repetition(Method main, int patience, Set<String> known) {
        super("repetition");
        this.main = main;
        this.patience = patience;
        this.known = known;
    }

    void say(String line) {
        lines.add(line);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
        if (died == null) died = thrown.getClass().getSimpleName();
    }

    /** The outcome; nothing if it took too long to tell. */
    Optional<String> run(long limitMillis) throws InterruptedException {
        Thread first = new Thread(this, this::callMain, "main");
        first.start();
        long end = System.nanoTime() + limitMillis * 1_000_000;
        int calm = 0;
        for (List<Thread> alive = alive(); !alive.isEmpty(); alive = alive()) {
            alive.get(0).join(1);
            calm = alive.stream().allMatch(Repetition::waits) ? calm + 1 : 0;
            if (calm > patience && isSure(calm)) return Optional.of(outcome(STUCK));
            if (System.nanoTime() > end) return Optional.empty();
        }
        return Optional.of(outcome(""));
    }

    private boolean isSure(int calm) {
        return calm > SURE || known.contains(outcome(STUCK));
    }

    private String outcome(String prefix) {
        String how = died;
        if (how != null) return "died " + how;
        List<String> sorted = new ArrayList<>(lines);
        Collections.sort(sorted);
        return prefix + String.join("| ", sorted);
    }

    private void callMain() {
        try {
            main.invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            Throwable thrown = e.getCause();
            uncaughtException(Thread.currentThread(), thrown == null ? e : thrown);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The threads that are alive. Those that are listed at one moment are asked whether they are at a later one, so a thread that was started in
     * between by one that has ended since is missed: nobody is taken to be alive only when that is seen twice.
     */
    List<Thread> alive() {
        List<Thread> alive = listed();
        return alive.isEmpty() ? listed() : alive;
    }

    private List<Thread> listed() {
        Thread[] threads = new Thread[MOST_THREADS];
        int count = enumerate(threads);
        return Arrays.stream(threads, 0, count)
                .filter(thread -> !thread.isDaemon())
                .toList();
    }

    private static boolean waits(Thread thread) {
        Thread.State state = thread.getState();
        return state == Thread.State.WAITING || state == Thread.State.BLOCKED || state == Thread.State.TERMINATED;
    }
}
