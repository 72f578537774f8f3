package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** One thread writes into a pipe of two bytes, which another reads to its end. */
public final class PipedStreams {

    private PipedStreams() {}

    public static void main(String[] args) throws Exception {
        PipedInputStream input = new PipedInputStream(2);
        PipedOutputStream output = new PipedOutputStream(input);
        Thread writer = Threads.start(() -> {
            for (int i = 1; i <= 3; i++) output.write(i);
            output.close();
        });
        int sum = 0;
        for (int read = input.read(); read >= 0; read = input.read()) sum += read;
        Threads.join(writer);
        Check.equal(6, sum);
    }
}
