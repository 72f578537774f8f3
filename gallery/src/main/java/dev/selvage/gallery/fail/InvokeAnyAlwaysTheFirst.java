package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The first task that succeeds is taken for the preferred one, which stands first in the list. */
@Fails("assertion")
public final class InvokeAnyAlwaysTheFirst {

    private InvokeAnyAlwaysTheFirst() {}

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        String answer = pool.invokeAny(List.of(() -> "preferred", () -> "spare"));
        pool.shutdownNow();
        Check.equal("preferred", answer);
    }
}
