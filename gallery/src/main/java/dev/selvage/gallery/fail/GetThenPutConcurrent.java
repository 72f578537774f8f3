package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A value of a concurrent map is read, changed and put back, and an update of another thread is lost. */
@Fails("assertion")
public final class GetThenPutConcurrent {

    private final ConcurrentMap<String, Integer> stock = new ConcurrentHashMap<>(Map.of("pen", 5));

    private void sell() {
        stock.put("pen", stock.get("pen") - 1);
    }

    public static void main(String[] args) {
        GetThenPutConcurrent shop = new GetThenPutConcurrent();
        Threads.both(shop::sell, shop::sell);
        Check.equal((Integer) 3, shop.stock.get("pen"));
    }
}
