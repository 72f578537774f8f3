package dev.selvage.explorer;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Programs of {@link dev.selvage.samples.Pieces}: all pairs of some pieces, and any number of random ones. */
final class PiecePrograms {
    /** Pieces that are about a thread, whose number follows. */
    private static final List<String> OF_THREADS =
            List.of("start", "join", "timedJoin", "interrupt", "isInterrupted", "isAlive", "getState", "unpark");

    private static final List<String> OTHERS = List.of(
            "interrupted",
            "park",
            "timedPark",
            "sleep",
            "yield",
            "activeCount",
            "exit",
            "wait",
            "timedWait",
            "waitForPlain",
            "notify",
            "notifyAll",
            "setAndNotify",
            "enter",
            "read",
            "write",
            "increment",
            "readPlain",
            "writePlain",
            "getAtomic",
            "incrementAtomic",
            "spin",
            "spinYield",
            "lock",
            "lockInterruptibly",
            "tryLock",
            "timedTryLock",
            "l:await",
            "l:timedAwait",
            "l:signal",
            "l:signalAll",
            "readLock",
            "writeLock",
            "awaitLatch",
            "countDown",
            "getCount",
            "acquire",
            "release",
            "tryAcquire",
            "barrier",
            "put",
            "take",
            "poll",
            "run",
            "get",
            "cancel",
            "isDone",
            "runSlow",
            "getSlow",
            "cancelSlow",
            "complete",
            "getFuture",
            "m:write",
            "m:read",
            "m:park",
            "m:sleep",
            "l:write",
            "l:read",
            "l:park");

    /** Pieces that are also done while the monitor is held. */
    private static final List<String> UNDER_MONITOR = List.of("interrupt", "join", "isAlive", "getState", "unpark");

    private PiecePrograms() {}

    static List<String> pieces(int threads) {
        List<String> pieces = new ArrayList<>(OTHERS);
        for (int thread = 0; thread < threads; thread++) {
            for (String piece : OF_THREADS) pieces.add(piece + thread);
            for (String piece : UNDER_MONITOR) pieces.add("m:" + piece + thread);
        }
        return pieces;
    }

    /** A piece in the main thread beside each piece in another one. */
    static List<String> pairsWith(String piece) {
        return pieces(2).stream().map(other -> piece + " / " + other).toList();
    }

    /** Two or three threads with one to three pieces each; now and then one is not started by the main thread. */
    static String random(Random random) {
        int threads = 2 + random.nextInt(2);
        List<String> pieces = pieces(threads);
        StringBuilder program = new StringBuilder();
        for (int thread = 0; thread < threads; thread++) {
            if (thread > 0) program.append(" / ").append(random.nextInt(8) == 0 ? "!" : "");
            int count = 1 + random.nextInt(threads == 2 ? 3 : 2);
            for (int i = 0; i < count; i++) {
                program.append(i > 0 ? " " : "").append(pieces.get(random.nextInt(pieces.size())));
            }
        }
        return program.toString();
    }
}
