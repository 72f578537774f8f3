package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Each of two threads makes a code of its own; what the JDK finds out about providers of codes it finds out once. */
public final class CodesMadeByTwo {

    private CodesMadeByTwo() {}

    public static void main(String[] args) {
        Threads.both(CodesMadeByTwo::code, CodesMadeByTwo::code);
    }

    private static void code() throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA1");
        mac.init(new SecretKeySpec(new byte[] {1}, "key"));
        Check.equal(20, mac.doFinal(new byte[] {2}).length);
    }
}
