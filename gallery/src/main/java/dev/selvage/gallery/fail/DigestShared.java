package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Two threads add two bytes each to one message digest, without a lock: they mix. */
@Fails("assertion")
public final class DigestShared {
    private static final MessageDigest DIGEST = sha();

    private DigestShared() {}

    public static void main(String[] args) {
        Threads.both(DigestShared::add, DigestShared::add);
        byte[] expected = sha().digest(new byte[] {1, 2, 1, 2});
        Check.that(MessageDigest.isEqual(expected, DIGEST.digest()), "the digest of something else");
    }

    private static void add() {
        DIGEST.update((byte) 1);
        DIGEST.update((byte) 2);
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
