package dev.selvage.samples.outside;

import java.io.IOException;

/** The main thread waits for a process in a static initialiser while another thread dies. */
public final class WaitsInInitialiser {
    private static volatile int step;

    private WaitsInInitialiser() {}

    /** Its initialiser cannot leave the stack of the thread that runs it. */
    private static final class Exit {
        private static final int CODE = wait("sleep", "0.3");

        private static int wait(String... command) {
            try {
                return new ProcessBuilder(command).start().waitFor();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread mortal = new Thread(() -> {
            step = 1;
            throw new IllegalStateException("died");
        });
        mortal.start();
        step = 2;
        Expect.that(Exit.CODE == 0, "the process failed");
        mortal.join();
    }
}
