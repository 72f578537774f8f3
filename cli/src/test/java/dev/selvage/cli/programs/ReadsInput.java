package dev.selvage.cli.programs;

import java.io.IOException;

/** Waits for the user, which nothing can schedule. */
public final class ReadsInput {
    private ReadsInput() {}

    public static void main(String[] args) throws Exception {
        Thread reader = new Thread(ReadsInput::read);
        reader.start();
        reader.join();
    }

    private static void read() {
        try {
            System.in.read();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
