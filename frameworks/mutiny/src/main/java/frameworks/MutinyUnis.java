package frameworks;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import user.Tally;

/** Two items are made by workers, which count. */
public final class MutinyUnis {
    static Uni<String> item(Tally tally) {
        return Uni.createFrom()
                .item(() -> {
                    tally.add();
                    return "tea";
                })
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    public static void main(String[] args) {
        Tally tally = Tally.of(args);
        Uni.join().all(item(tally), item(tally)).andFailFast().await().indefinitely();
        Infrastructure.getDefaultWorkerPool().shutdown();
        tally.expect(2);
    }
}
