package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Two threads use one message digest under a lock, for a whole message each. */
public final class DigestUnderLock {
    private static final MessageDigest DIGEST = sha();
    private static final byte[] EXPECTED = sha().digest(new byte[] {1, 2});

    private DigestUnderLock() {}

    public static void main(String[] args) {
        Threads.both(DigestUnderLock::digest, DigestUnderLock::digest);
    }

    private static void digest() {
        synchronized (DIGEST) {
            DIGEST.update((byte) 1);
            DIGEST.update((byte) 2);
            Check.that(MessageDigest.isEqual(EXPECTED, DIGEST.digest()), "the digest of something else");
        }
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
