package dev.selvage.samples;

/** Programs that come to their end while a daemon is there. */
public final class Daemons {
    private static volatile int value;

    private Daemons() {}

    /** The daemon may still see what main writes last. */
    public static final class CanGoOn {
        public static void main(String[] args) {
            daemon(() -> Outcome.say(value));
            value = 1;
        }
    }

    /** Nothing can come of the daemon any more. */
    public static final class Waits {
        public static void main(String[] args) throws InterruptedException {
            Thread waiting = daemon(() -> {
                synchronized (Daemons.class) {
                    value = 1;
                    Daemons.class.notifyAll();
                    try {
                        while (true) Daemons.class.wait();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }
            });
            synchronized (Daemons.class) {
                while (value == 0) Daemons.class.wait();
            }
            Outcome.say(waiting.isDaemon());
        }
    }

    private static Thread daemon(Runnable body) {
        Thread thread = new Thread(body);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
