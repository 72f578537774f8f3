package dev.selvage.libraries.jctools;

import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicInteger;
import org.jctools.maps.NonBlockingHashMap;

/** Two threads put and remove in a map without locks, which grows meanwhile. */
public final class MapWithoutLocks {
    private MapWithoutLocks() {}

    public static void main(String[] args) throws Exception {
        NonBlockingHashMap<Integer, Integer> map = new NonBlockingHashMap<>(1);
        AtomicInteger won = new AtomicInteger();
        Together.Task put = () -> {
            for (int key = 0; key < 6; key++) if (map.putIfAbsent(key, key) == null) won.incrementAndGet();
        };
        Together.run(put, put);
        Together.expect(6, won.get());
        Together.expect(6, map.size());
        Together.Task remove = () -> {
            for (int key = 0; key < 6; key++) if (map.remove(key) != null) won.decrementAndGet();
        };
        Together.run(remove, remove);
        Together.expect(0, won.get());
    }
}
