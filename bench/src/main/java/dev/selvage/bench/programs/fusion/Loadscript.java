package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A script is loaded in one locked step and compiled in another; a second load in between is compiled instead. */
public final class Loadscript {
    private final Threads.Statistics statistics = new Threads.Statistics();
    private String current;

    private synchronized void load(String script) {
        current = script;
    }

    private synchronized String compile() {
        return current;
    }

    private void loadAndCompile(String script) {
        load(script);
        String compiled = compile();
        if (!compiled.equals(script)) throw new AssertionError(compiled + " was compiled instead of " + script);
        statistics.count(4);
    }

    public static void main(String[] args) {
        Loadscript loader = new Loadscript();
        Thread other = Threads.start(() -> loader.loadAndCompile("b.js"));
        loader.loadAndCompile("a.js");
        Threads.join(other);
    }
}
