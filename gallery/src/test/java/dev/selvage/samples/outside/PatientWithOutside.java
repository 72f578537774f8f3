package dev.selvage.samples.outside;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Waits with a time-out for what a process says after a while: the time-out must not overtake the process. */
public final class PatientWithOutside {
    private PatientWithOutside() {}

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> said = new CompletableFuture<>();
        Thread reader = new Thread(() -> said.complete(listen()), "reader");
        reader.start();
        Expect.that(said.get(5, TimeUnit.SECONDS) == 'x', "heard something else");
        reader.join();
    }

    private static int listen() {
        try {
            return new ProcessBuilder("sh", "-c", "sleep 0.05; echo x")
                    .start()
                    .getInputStream()
                    .read();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
