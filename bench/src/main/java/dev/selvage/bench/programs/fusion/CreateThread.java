package dev.selvage.bench.programs.fusion;

import dev.selvage.bench.programs.Threads;

/** A new thread reads the field that is to hold it, which its creator assigns when it already runs. */
public final class CreateThread {
    private final Threads.Statistics statistics = new Threads.Statistics();
    private Thread worker;

    private void work() {
        worker.getName();
        statistics.count(3);
    }

    public static void main(String[] args) {
        CreateThread owner = new CreateThread();
        Thread created = Threads.start(owner::work);
        owner.worker = created;
        owner.statistics.count(3);
        Threads.join(created);
    }
}
