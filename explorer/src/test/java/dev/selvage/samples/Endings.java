package dev.selvage.samples;

import static dev.selvage.samples.Bodies.start;
import static dev.selvage.samples.Bodies.thread;
import static dev.selvage.samples.Outcome.say;

import java.util.concurrent.locks.LockSupport;

/** Programs that end in different ways. */
public final class Endings {
    private Endings() {}

    /** Daemons that wait for ever and daemons that never stop do not keep a program alive. */
    public static final class DaemonsLeft {
        static volatile int rounds;

        public static void main(String[] args) {
            daemon(LockSupport::park);
            daemon(() -> {
                while (true) rounds++;
            });
            say("main ends");
        }

        private static void daemon(Bodies.Body body) {
            Thread thread = thread(body);
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** A thread that is no daemon is waited for. */
    public static final class WorkerLeft {
        public static void main(String[] args) {
            start(() -> {
                Thread.sleep(1);
                say("worker ends");
            });
        }
    }

    /** The handler of the thread gets what kills it. */
    public static final class HandledByItsHandler {
        public static void main(String[] args) throws InterruptedException {
            Thread thread = new Thread(() -> {
                throw new IllegalStateException("boom");
            });
            thread.setUncaughtExceptionHandler((dead, thrown) -> say(thrown.getMessage() + (dead == thread)));
            thread.start();
            thread.join();
            say("main ends");
        }
    }

    private static void fail() {
        throw new IllegalStateException("boom");
    }

    /** The JVM ends with an error, whatever the handler does. */
    public static final class MainDiesBesideHandler {
        private MainDiesBesideHandler() {}

        public static void main(String[] args) {
            Thread.setDefaultUncaughtExceptionHandler((dead, thrown) -> say("handled"));
            fail();
        }
    }

    public static final class HandledByDefault {
        public static void main(String[] args) {
            Thread.setDefaultUncaughtExceptionHandler(
                    (dead, thrown) -> say(dead.getName() + " " + thrown.getMessage()));
            new Thread(Endings::fail, "worker").start();
        }
    }

    /** A handler that fails itself is ignored, as the VM ignores it. */
    public static final class HandlerFails {
        public static void main(String[] args) {
            Thread.setDefaultUncaughtExceptionHandler((dead, thrown) -> {
                say("handled");
                throw new IllegalStateException("of the handler");
            });
            new Thread(Endings::fail).start();
        }
    }

    /** Exits with the status given as argument, while another thread would go on for ever. */
    public static final class Exits {
        static volatile int rounds;

        public static void main(String[] args) {
            start(() -> {
                while (true) rounds++;
            });
            System.exit(Integer.parseInt(args[0]));
        }
    }

    public static final class Halts {
        public static void main(String[] args) {
            start(() -> {});
            try {
                Runtime.getRuntime().halt(4);
            } finally {
                say("finally");
            }
        }
    }

    /** Goes on for ever, writing. */
    public static final class Endless {
        static volatile int rounds;

        public static void main(String[] args) {
            start(() -> {
                while (true) rounds++;
            });
            while (true) rounds--;
        }
    }
}
