package dev.selvage.samples;

/** Makes threads whose bodies may throw. */
final class Bodies {
    interface Body {
        void run() throws Exception;
    }

    private Bodies() {}

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread start(Body body) {
        Thread thread = thread(body);
        thread.start();
        return thread;
    }
}
