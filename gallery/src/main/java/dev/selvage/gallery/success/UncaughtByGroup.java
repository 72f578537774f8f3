package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import java.util.ArrayList;
import java.util.List;

/** An exception that kills a thread goes to the thread's handler, else to its group, else to the default handler. */
public final class UncaughtByGroup {

    private UncaughtByGroup() {}

    private static final class Family extends ThreadGroup {
        private final List<String> handled;

        Family(List<String> handled) {
            super("family");
            this.handled = handled;
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
            handled.add("group " + thrown.getMessage());
        }
    }

    private static Thread dying(ThreadGroup group, String words) {
        return new Thread(group, () -> {
            throw new IllegalStateException(words);
        });
    }

    private static void run(Thread thread) throws InterruptedException {
        thread.start();
        thread.join();
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> handled = new ArrayList<>();
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> handled.add("default " + thrown.getMessage()));
        Thread first = dying(new Family(handled), "one");
        first.setUncaughtExceptionHandler((thread, thrown) -> handled.add("own " + thrown.getMessage()));
        run(first);
        run(dying(new Family(handled), "two"));
        run(dying(new ThreadGroup("plain"), "three"));
        run(dying(new ThreadGroup(new Family(handled), "child"), "four"));
        Check.equal(List.of("own one", "group two", "default three", "group four"), handled);
    }
}
