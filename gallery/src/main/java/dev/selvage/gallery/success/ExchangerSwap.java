package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Exchanger;

/** Two threads swap values by an {@link Exchanger}. */
public final class ExchangerSwap {

    private ExchangerSwap() {}

    public static void main(String[] args) throws InterruptedException {
        Exchanger<String> market = new Exchanger<>();
        Thread farmer = Threads.start(() -> Check.equal("coin", market.exchange("egg")));
        Check.equal("egg", market.exchange("coin"));
        Threads.join(farmer);
    }
}
