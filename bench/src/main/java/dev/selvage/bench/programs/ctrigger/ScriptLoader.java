package dev.selvage.bench.programs.ctrigger;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A browser's loader keeps the current script in a field between the request and the call-back that compiles it. */
public final class ScriptLoader {
    private final ExecutorService network = Executors.newFixedThreadPool(2);
    private String current = "";
    private int compiled;
    private int wrong;

    private synchronized void begin(String script) {
        current = script;
    }

    private synchronized void complete(String script) {
        if (!current.equals(script)) wrong++;
        compiled++;
    }

    /** Loads the script at once, as it is in the cache. */
    private void load(String script) {
        begin(script);
        complete(script);
    }

    private void page(int number) {
        Work.compute(number);
        load("script " + number + ".js");
        Work.compute(number + 1);
    }

    /** The argument is the number of pages. */
    public static void main(String[] args) throws InterruptedException {
        int pages = Integer.parseInt(args[0]);
        ScriptLoader loader = new ScriptLoader();
        for (int i = 0; i < pages; i++) {
            int number = i;
            loader.network.submit(() -> loader.page(number));
        }
        loader.network.shutdown();
        if (!loader.network.awaitTermination(1, TimeUnit.MINUTES)) throw new AssertionError("pages do not end");
        if (loader.compiled != pages) throw new AssertionError("pages without a script");
        if (loader.wrong > 0) throw new AssertionError("compiled another script than was asked for");
    }
}
