package dev.selvage.libraries.eclipse;

import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.impl.map.mutable.ConcurrentHashMap;

/** Two threads fill a concurrent map, which grows meanwhile. */
public final class GrowingMap {
    private GrowingMap() {}

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = ConcurrentHashMap.newMap(1);
        AtomicInteger won = new AtomicInteger();
        Together.Task put = () -> {
            for (int key = 0; key < 8; key++) if (map.putIfAbsent(key, key) == null) won.incrementAndGet();
        };
        Together.run(put, put);
        Together.expect(8, won.get());
        Together.expect(8, map.size());
    }
}
