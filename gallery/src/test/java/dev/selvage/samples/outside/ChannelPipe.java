package dev.selvage.samples.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** One thread writes into a pipe of the system, another reads from it. */
public final class ChannelPipe {
    private ChannelPipe() {}

    public static void main(String[] args) throws Exception {
        Pipe pipe = Pipe.open();
        Thread writer = new Thread(() -> write(pipe), "writer");
        writer.start();
        ByteBuffer buffer = ByteBuffer.allocate(1);
        pipe.source().read(buffer);
        writer.join();
        pipe.source().close();
        Expect.that(buffer.get(0) == 9, "read " + buffer.get(0));
    }

    private static void write(Pipe pipe) {
        try (Pipe.SinkChannel sink = pipe.sink()) {
            sink.write(ByteBuffer.wrap(new byte[] {9}));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
