package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;

/** A static initialiser changes a field of the thread that it runs in twice, and another thread sees what is in between. */
@Fails("assertion")
public final class InitialiserChangesThread {

    private InitialiserChangesThread() {}

    private static final class Worker extends Thread {
        private volatile int stage;

        @Override
        public void run() {
            Settings.load();
        }
    }

    private static final class Settings {
        static {
            Worker worker = (Worker) Thread.currentThread();
            worker.stage = 1;
            worker.stage = 2;
        }

        static void load() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        int seen = worker.stage;
        worker.join();
        Check.that(seen != 1, "half of the initialiser");
    }
}
