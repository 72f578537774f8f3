package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Objects with the identity's hash code keep it, and are found again in sets, maps and concurrent maps. */
public final class IdentityHashesStable {

    private enum Colour {
        RED,
        GREEN
    }

    private IdentityHashesStable() {}

    public static void main(String[] args) {
        Object key = new Object();
        int hash = key.hashCode();
        Map<Object, Integer> concurrent = new ConcurrentHashMap<>();
        Map<Object, Integer> identity = new IdentityHashMap<>();
        Set<Object> set = new HashSet<>(List.of(key, Colour.RED, Thread.currentThread()));
        Thread other = Threads.start(() -> concurrent.put(key, System.identityHashCode(key)));
        identity.put(key, key.hashCode());
        Threads.join(other);
        Check.equal((Integer) hash, concurrent.get(key));
        Check.equal((Integer) hash, identity.get(key));
        Check.that(set.contains(key) && set.contains(Colour.RED) && !set.contains(Colour.GREEN), "not found again");
        Check.that(key.toString().endsWith("@" + Integer.toHexString(hash)), "another hash code: " + key);
        Check.that(set.contains(Thread.currentThread()) && !set.contains(other), "another thread");
    }
}
