package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A consumer publishes a block before its size; the writer takes the block and writes nothing of it. */
public final class Pbz2Fixed {
    /** A compressed block. */
    private static final class Output {
        volatile byte[] buffer;
        int size;
    }

    private final Threads.Statistics log = new Threads.Statistics();
    private final Output[] outputs;
    private int written;

    private Pbz2Fixed(int blocks) {
        outputs = new Output[blocks];
        for (int i = 0; i < blocks; i++) outputs[i] = new Output();
    }

    /** The first block carries a header and takes another path. */
    private void consumeFirst(Output output) {
        output.buffer = new byte[2];
        output.size = 1;
        log.count(2);
    }

    private void consume(Output output) {
        output.size = 1;
        output.buffer = new byte[1];
        log.count(2);
    }

    private void write() {
        for (int i = 0; i < outputs.length; i++) {
            Output output = outputs[i];
            while (output.buffer == null) Thread.yield();
            written += output.size;
        }
        if (written != outputs.length) throw new AssertionError("only " + written + " blocks were written");
        log.count(2);
    }

    /** The argument is the number of consumers. */
    public static void main(String[] args) {
        int consumers = Integer.parseInt(args[0]);
        Pbz2Fixed zip = new Pbz2Fixed(consumers);
        Threads.start(zip::write);
        for (int i = 0; i < consumers; i++) {
            Output output = zip.outputs[i];
            if (i == 0) Threads.start(() -> zip.consumeFirst(output));
            else Threads.start(() -> zip.consume(output));
        }
    }
}
