package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;

/** A deposit and a withdrawal change a plain {@code long} balance without a lock. */
@Fails("assertion")
public final class LostUpdateLong {

    private static final long MILLION = 1_000_000L;

    private long cents = 10_000 * MILLION;

    public static void main(String[] args) {
        LostUpdateLong account = new LostUpdateLong();
        Thread payer = Threads.start(() -> account.cents -= 3_000 * MILLION);
        account.cents += 5_000 * MILLION;
        Threads.join(payer);
        Check.equal(12_000 * MILLION, account.cents);
    }
}
