package dev.selvage.gallery.fail;

import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.Exchanger;

/** Three threads swap values in pairs, and the one that finds no partner waits for ever. */
@Fails("lost-wakeup")
public final class ExchangerOddPartner {

    private final Exchanger<String> market = new Exchanger<>();

    public static void main(String[] args) {
        Exchanger<String> market = new ExchangerOddPartner().market;
        Threads.three(() -> market.exchange("egg"), () -> market.exchange("coin"), () -> market.exchange("hen"));
    }
}
