package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.net.CookieHandler;
import java.net.CookieManager;

/** One thread sets what keeps the cookies of the whole JVM, another one relies on it already. */
@Fails("assertion")
public final class CookiesSetTooLate {
    private CookiesSetTooLate() {}

    public static void main(String[] args) {
        Threads.both(
                () -> CookieHandler.setDefault(new CookieManager()),
                () -> Check.that(CookieHandler.getDefault() != null, "nobody keeps cookies yet"));
    }
}
