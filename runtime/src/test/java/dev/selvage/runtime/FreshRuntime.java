package dev.selvage.runtime;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

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
        return describe(RestoredSites.class);
    }

    /** What another thread sees of a site while all are being fetched. */
    String describeMeanwhile() throws Exception {
        return describe(AskedMeanwhile.class);
    }

    private String describe(Class<?> type) throws Exception {
        Object steps = loader.loadClass(type.getName()).getDeclaredConstructor().newInstance();
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
    }

    /** Two threads ask for restored sites at a time. */
    public static final class AskedMeanwhile implements Callable<String> {
        private final Thread other = new Thread(this::ask);
        private @Nullable Site seen;

        private void ask() {
            seen = Sites.get(1);
        }

        @Override
        public String call() throws InterruptedException {
            Sites.restore(1, () -> {
                other.start();
                while (other.isAlive() && other.getState() != Thread.State.BLOCKED) Thread.onSpinWait();
                return new Site[] {site("one")};
            });
            Sites.get(1);
            other.join();
            return seen == null ? "missing" : seen.method;
        }
    }

    private static Site site(String method) {
        return new Site(Operation.READ, "shop.Bank", method, null, 1, 0, null, false);
    }
}
