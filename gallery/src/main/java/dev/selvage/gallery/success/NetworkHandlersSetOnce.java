package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import dev.selvage.gallery.Unproved;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.CookieManager;
import java.net.HttpURLConnection;
import java.net.ProxySelector;
import java.net.URL;
import java.net.URLConnection;

/** A program that installs what may be installed once in a JVM, or is one for the whole JVM, and never takes it back. */
@Unproved("java.net.URL")
public final class NetworkHandlersSetOnce {

    private NetworkHandlersSetOnce() {}

    public static void main(String[] args) {
        ProxySelector selector = ProxySelector.getDefault();
        Check.that(CookieHandler.getDefault() == null, "the cookies of an earlier run");
        Check.that(Authenticator.getDefault() == null, "the authenticator of an earlier run");
        Check.that(selector != null, "the proxies of an earlier run");
        Check.that(HttpURLConnection.getFollowRedirects(), "the redirects of an earlier run");
        Threads.both(
                () -> URL.setURLStreamHandlerFactory(protocol -> null),
                () -> URLConnection.setContentHandlerFactory(type -> null));
        CookieHandler.setDefault(new CookieManager());
        Authenticator.setDefault(new Authenticator() {});
        ProxySelector.setDefault(null);
        HttpURLConnection.setFollowRedirects(false);
    }
}
