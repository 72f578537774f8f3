package dev.selvage.runtime;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.Callable;

/** The classes of this module once more, with empty tables. */
final class FreshRuntime implements AutoCloseable {
    private final URLClassLoader loader;

    FreshRuntime() {
        URL main = Sites.class.getProtectionDomain().getCodeSource().getLocation();
        URL test = FreshRuntime.class.getProtectionDomain().getCodeSource().getLocation();
        loader = new URLClassLoader(new URL[] {main, test}, ClassLoader.getPlatformClassLoader());
    }

    /** What becomes of three restored sites, in words. */
    String describeRestored() throws Exception {
        Object steps = loader.loadClass(RestoredSites.class.getName())
                .getDeclaredConstructor()
                .newInstance();
        return String.valueOf(((Callable<?>) steps).call());
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }

    /** Restores three sites and looks at them. */
    public static final class RestoredSites implements Callable<String> {
        private boolean fetched;

        @Override
        public String call() {
            Sites.restore(3, () -> {
                fetched = true;
                return new Site[] {site("one"), site("two"), site("three")};
            });
            String before = (fetched ? "fetched, " : "not fetched, ") + Sites.count() + " known, next is "
                    + Sites.add(site("four"));
            Site second = Sites.get(2);
            return before + (fetched ? ", fetched" : ", not fetched") + ", second is "
                    + (second == null ? "missing" : second.method);
        }

        private static Site site(String method) {
            return new Site(Operation.READ, "shop.Bank", method, null, 1, 0, null, false);
        }
    }
}
