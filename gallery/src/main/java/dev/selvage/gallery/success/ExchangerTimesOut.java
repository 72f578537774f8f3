package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** An exchange without a partner gives up after its time, and the exchanger works for the next pair. */
public final class ExchangerTimesOut {

    private ExchangerTimesOut() {}

    public static void main(String[] args) throws InterruptedException, TimeoutException {
        Exchanger<String> market = new Exchanger<>();
        try {
            market.exchange("nothing", 5, TimeUnit.MILLISECONDS);
            throw new AssertionError("there is no partner");
        } catch (TimeoutException expected) {
            Thread farmer = Threads.start(() -> Check.equal("coin", market.exchange("egg", 1, TimeUnit.HOURS)));
            Check.equal("egg", market.exchange("coin", 1, TimeUnit.HOURS));
            Threads.join(farmer);
        }
    }
}
