package dev.selvage.coexistence.asked;

import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** What is seen from threads other than the first. */
final class AboutThreads {
    private AboutThreads() {}

    static void ask(Answers answers, String where) {
        ClassLoader app = Questions.class.getClassLoader();
        answers.ask(where + " context loader", () -> Thread.currentThread().getContextClassLoader() == app);
        answers.ask(where + " system loader", () -> ClassLoader.getSystemClassLoader() == app);
        answers.ask(
                where + " services",
                () -> ServiceLoader.load(Service.class).stream().count());
    }

    static void askPools(Answers answers) throws Exception {
        CompletableFuture.runAsync(() -> ask(answers, "common pool")).get();
        ForkJoinPool own = new ForkJoinPool(1);
        own.submit(() -> ask(answers, "own fork-join pool")).get();
        own.shutdown();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> ask(answers, "pool")).get();
        pool.shutdown();
    }
}
