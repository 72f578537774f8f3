package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/** A thread leaves without closing its end of the pipe, and the reader may find that out before it has read all. */
@Fails("exception")
public final class PipeLeftOpen {

    private PipeLeftOpen() {}

    public static void main(String[] args) throws IOException {
        PipedInputStream input = new PipedInputStream();
        PipedOutputStream output = new PipedOutputStream(input);
        Threads.start(() -> output.write(1));
        input.read();
        input.read();
    }
}
