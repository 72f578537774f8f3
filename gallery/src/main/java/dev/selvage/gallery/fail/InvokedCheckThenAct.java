package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A count in a concurrent map is read and written back by methods that are called by reflection. */
@Fails("assertion")
public final class InvokedCheckThenAct {

    private InvokedCheckThenAct() {}

    public static void main(String[] args) throws ReflectiveOperationException {
        Map<String, Integer> counts = new ConcurrentHashMap<>(Map.of("hits", 0));
        Method get = Map.class.getMethod("get", Object.class);
        Method put = Map.class.getMethod("put", Object.class, Object.class);
        Threads.Body hit = () -> put.invoke(counts, "hits", (Integer) get.invoke(counts, "hits") + 1);
        Threads.both(hit, hit);
        Check.equal(2, (int) counts.get("hits"));
    }
}
