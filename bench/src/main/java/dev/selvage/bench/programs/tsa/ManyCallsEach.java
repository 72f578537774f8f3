package dev.selvage.bench.programs.tsa;

import dev.selvage.bench.programs.Threads;
import java.util.ArrayList;
import java.util.List;

/** The second form: few threads, each of which makes several calls, each beginning with another one. */
public final class ManyCallsEach {
    private ManyCallsEach() {}

    private static void call(List<Runnable> calls, int first) {
        for (int i = 0; i < calls.size(); i++)
            calls.get((first + i) % calls.size()).run();
    }

    /** The arguments are the class of the collection and the number of threads. */
    public static void main(String[] args) {
        List<Runnable> calls = OneCallEach.calls(args[0]);
        int count = Integer.parseInt(args[1]);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int first = i * calls.size() / count;
            threads.add(Threads.start(() -> call(calls, first)));
        }
        threads.forEach(Threads::join);
    }
}
