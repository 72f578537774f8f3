package frameworks;

import groovy.lang.GroovyShell;
import user.Both;

/** A script starts two threads that count, with a lock or without. */
public final class GroovyScript {
    private static final String SCRIPT = """
        class Counter {
            int count
            boolean buggy
            void add() { if (buggy) count++ else synchronized (this) { count++ } }
        }
        def counter = new Counter(buggy: buggy)
        def threads = (1..2).collect { Thread.start { counter.add() } }
        threads*.join()
        assert counter.count == 2
        """;

    public static void main(String[] args) {
        GroovyShell shell = new GroovyShell();
        shell.setVariable("buggy", Both.buggy(args));
        shell.evaluate(SCRIPT);
    }
}
