package org.example.odd;

import dev.selvage.api.criterion.Goals;
import dev.selvage.api.run.Action;
import dev.selvage.api.run.Choice;
import dev.selvage.api.run.Event;
import dev.selvage.api.run.LearnsFromEvents;
import dev.selvage.api.run.RunSummary;
import dev.selvage.api.strategy.HasGoals;
import dev.selvage.api.strategy.HasTargets;
import dev.selvage.api.strategy.LearnsFromVerdicts;
import dev.selvage.api.strategy.SeesForcedSteps;
import dev.selvage.api.strategy.Strategy;
import dev.selvage.api.strategy.StrategyContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A random walk that uses as much of the JDK as it can wherever it is called, asks for everything that it may know, and has many roles. */
final class Busy implements Strategy, SeesForcedSteps, LearnsFromEvents, LearnsFromVerdicts, HasGoals, HasTargets {
    private final StrategyContext context;
    private final Map<String, Integer> seen = new HashMap<>();
    private final Map<String, List<String>> shared = new ConcurrentHashMap<>();
    private final List<Integer> numbers = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger events = new AtomicInteger();
    private final ReentrantLock lock = new ReentrantLock(true);
    private final Goals goals = new Goals();
    private SplittableRandom random = new SplittableRandom(0);
    private volatile int runs;

    Busy(StrategyContext context) {
        this.context = context;
    }

    @Override
    public synchronized boolean nextRun() {
        random = context.random(runs++);
        return true;
    }

    @Override
    public synchronized int choose(Choice choice) {
        IntStream.range(0, choice.size()).mapToObj(choice::option).forEach(this::work);
        boolean conflicts = IntStream.range(1, choice.size()).anyMatch(i -> choice.conflict(0, i));
        goals.add(String.format("%s %d %b", choice.kind(), choice.size(), conflicts));
        return random.nextInt(choice.size());
    }

    @Override
    public void forced(Choice choice) {
        work(choice.option(0));
    }

    @Override
    public void on(Event event) {
        events.incrementAndGet();
        shared.computeIfAbsent(String.valueOf(event.callers()), unknown -> new ArrayList<>())
                .add(event.thread().name());
        work(event);
    }

    @Override
    public int callSites() {
        return 3;
    }

    private void work(Action action) {
        lock.lock();
        try {
            String text = List.of(
                            action.thread().name(),
                            action.operation(),
                            action.memoryOrder(),
                            String.valueOf(action.place()),
                            String.valueOf(action.library()),
                            String.valueOf(action.field()),
                            String.valueOf(action.member()),
                            String.valueOf(action.objectType()),
                            action.object(),
                            action.index(),
                            action.length())
                    .stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(" "));
            seen.merge(text, 1, Integer::sum);
            numbers.add(text.hashCode());
            synchronized (numbers) {
                numbers.sort(null);
                if (numbers.size() > 100) numbers.clear();
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void judged(RunSummary run, boolean failed) {
        goals.add(run.end() + (failed ? " failed" : ""));
    }

    @Override
    public String criterion() {
        return "busyness";
    }

    @Override
    public Goals covered() {
        return goals;
    }

    @Override
    public List<Target> targets() {
        return List.of(new Target("events", List.of(), events.get() > 0 ? "seen" : "not seen"));
    }
}
