package dev.selvage.samples.outside;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Talks to another process: one thread writes, one reads, one waits for its end. */
public final class ChildProcess {
    private ChildProcess() {}

    public static void main(String[] args) throws Exception {
        Process process = new ProcessBuilder("cat").start();
        Thread writer = new Thread(() -> write(process), "writer");
        writer.start();
        try (InputStream input = process.getInputStream()) {
            String answer = new String(input.readAllBytes(), StandardCharsets.US_ASCII);
            Expect.that(answer.equals("hello"), "read " + answer);
        }
        writer.join();
        Expect.that(process.waitFor() == 0, "the process failed");
    }

    private static void write(Process process) {
        try (OutputStream output = process.getOutputStream()) {
            output.write("hello".getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
