package dev.selvage.runtime;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The standard streams, which are in fields that only the JVM can write. */
final class SharedStreams extends SharedState {
    private @Nullable InputStream in;
    private @Nullable PrintStream out;
    private @Nullable PrintStream err;

    SharedStreams() {
        super("java.lang.System", "setIn", "setOut", "setErr");
    }

    @Override
    List<String> fields() {
        return List.of();
    }

    @Override
    void save(Class<?> ownerClass) {
        in = System.in;
        out = System.out;
        err = System.err;
    }

    @Override
    void restore() {
        if (System.in != in) System.setIn(in);
        if (System.out != out) System.setOut(out);
        if (System.err != err) System.setErr(err);
        in = null;
        out = null;
        err = null;
    }
}
