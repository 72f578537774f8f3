package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task leaves its user in a thread-local of a pooled thread, and the next task of that thread finds it. */
@Fails("assertion")
public final class ThreadLocalLeftInPool {

    private ThreadLocalLeftInPool() {}

    public static void main(String[] args) throws Exception {
        ThreadLocal<String> user = new ThreadLocal<>();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> login = pool.submit(() -> user.set("ada"));
        Future<String> guest = pool.submit(user::get);
        login.get();
        String first = guest.get();
        String second = pool.submit(user::get).get();
        pool.shutdown();
        Check.that(first == null && second == null, "a guest has the rights of another user");
    }
}
