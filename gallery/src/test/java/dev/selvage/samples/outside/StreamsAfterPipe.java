package dev.selvage.samples.outside;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** After a wait outside the program, threads wake one another inside the JDK. */
public final class StreamsAfterPipe {
    private StreamsAfterPipe() {}

    public static void main(String[] args) throws Exception {
        waitOutside();
        AtomicInteger count = new AtomicInteger();
        Thread second = new Thread(() -> addTwo(count), "second");
        Thread third = new Thread(() -> addTwo(count), "third");
        second.start();
        third.start();
        addTwo(count);
        second.join();
        third.join();
        Expect.that(count.get() == 6, "counted " + count.get());
    }

    private static void waitOutside() throws IOException {
        Pipe pipe = Pipe.open();
        try (Pipe.SinkChannel sink = pipe.sink();
                Pipe.SourceChannel source = pipe.source()) {
            sink.write(ByteBuffer.wrap(new byte[] {9}));
            source.read(ByteBuffer.allocate(1));
        }
    }

    private static void addTwo(AtomicInteger count) {
        IntStream.range(0, 2).parallel().forEach(i -> count.incrementAndGet());
    }
}
