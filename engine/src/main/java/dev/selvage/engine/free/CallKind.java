package dev.selvage.engine.free;

import dev.selvage.runtime.Operation;
import dev.selvage.runtime.Site;
import dev.selvage.runtime.Sites;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a call into the library means to a free run; known by the called method, once per site. */
enum CallKind {
    /** An access to an atomic or by a handle. */
    ACCESS,
    /** {@code Lock.lock}, {@code tryLock} and the like. */
    LOCK,
    /** {@code Lock.unlock}. */
    UNLOCK,
    /** {@code Condition.await} and the like. */
    AWAIT,
    /** {@code Thread.start}, told by the hook inside. */
    START,
    /** {@code Thread.join}. */
    JOIN,
    /** Any other call. */
    OTHER;

    private static final CallKind[] ALL = values();

    /** One more than the ordinal, by site; 0 where nobody has asked. */
    private static byte[] known = new byte[1 << 12];

    static CallKind of(int site) {
        byte[] kinds = known;
        if (site < kinds.length && kinds[site] != 0) return ALL[kinds[site] - 1];
        return learn(site);
    }

    private static synchronized CallKind learn(int site) {
        if (site >= known.length) known = Arrays.copyOf(known, Math.max(site + 1, 2 * known.length));
        CallKind kind = classify(Sites.get(site));
        known[site] = (byte) (kind.ordinal() + 1);
        return kind;
    }

    private static CallKind classify(@Nullable Site site) {
        if (site == null) return OTHER;
        Operation operation = site.operation;
        if (operation == Operation.START) return START;
        if (operation == Operation.JOIN) return JOIN;
        if (operation == Operation.READ || operation == Operation.WRITE || operation == Operation.UPDATE) return ACCESS;
        if (operation != Operation.CALL || site.member == null) return OTHER;
        return ofMethod(site.member.substring(site.member.lastIndexOf('.') + 1));
    }

    private static CallKind ofMethod(String method) {
        switch (method) {
            case "lock":
            case "lockInterruptibly":
            case "tryLock":
                return LOCK;
            case "unlock":
                return UNLOCK;
            case "await":
            case "awaitNanos":
            case "awaitUntil":
            case "awaitUninterruptibly":
                return AWAIT;
            default:
                return OTHER;
        }
    }
}
