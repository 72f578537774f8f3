package dev.selvage.cli.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Selector;

/** Looks for news again and again, with a time-out, and none ever come. */
public final class SelectsForEver {
    private SelectsForEver() {}

    public static void main(String[] args) throws Exception {
        Thread looking = new Thread(SelectsForEver::look);
        looking.start();
        looking.join();
    }

    private static void look() {
        try (Selector selector = Selector.open()) {
            while (selector.isOpen()) selector.select(100);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
