package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The compound operations of a concurrent map are atomic for each key. */
public final class MapComputes {

    private final ConcurrentMap<String, Integer> stock = new ConcurrentHashMap<>(Map.of("pen", 5));

    private void sell() {
        stock.computeIfPresent("pen", (name, left) -> left > 1 ? left - 1 : null);
        stock.compute("sold", (name, sold) -> sold == null ? 1 : sold + 1);
    }

    public static void main(String[] args) {
        MapComputes shop = new MapComputes();
        Threads.both(shop::sell, shop::sell);
        Check.equal((Integer) 3, shop.stock.get("pen"));
        Check.equal((Integer) 2, shop.stock.get("sold"));
        Check.that(shop.stock.replace("pen", 3, 0), "another value");
        Check.that(!shop.stock.remove("pen", 3), "another value");
        Check.equal((Integer) 0, shop.stock.putIfAbsent("pen", 9));
        Check.equal((Integer) 7, shop.stock.getOrDefault("ink", 7));
    }
}
