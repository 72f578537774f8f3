package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import java.util.concurrent.CompletableFuture;

/** An asynchronous stage and the thread that started it both add to a plain field before they are joined. */
@Fails("assertion")
public final class FutureRace {

    private int sum;

    public static void main(String[] args) {
        FutureRace race = new FutureRace();
        CompletableFuture<Void> stage =
                CompletableFuture.runAsync(() -> race.sum += 40, task -> new Thread(task).start());
        race.sum += 2;
        stage.join();
        Check.equal(42, race.sum);
    }
}
