package dev.selvage.bench.programs.tsa;

import dev.selvage.bench.programs.Threads;
import java.util.ArrayList;
import java.util.List;

/** The first form: many threads, each of which makes a single call. */
public final class OneCallEach {
    private OneCallEach() {}

    static List<Runnable> calls(String kind) {
        return kind.equals("Hashtable") ? TableCalls.all() : CollectionCalls.of(CollectionCalls.on(kind));
    }

    /** The arguments are the class of the collection and the number of threads. */
    public static void main(String[] args) {
        List<Runnable> calls = calls(args[0]);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            Runnable call = calls.get(i % calls.size());
            threads.add(Threads.start(call::run));
        }
        threads.forEach(Threads::join);
    }
}
