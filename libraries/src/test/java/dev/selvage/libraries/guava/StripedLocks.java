package dev.selvage.libraries.guava;

import com.google.common.util.concurrent.Striped;
import dev.selvage.libraries.Together;
import java.util.concurrent.locks.Lock;

/** Locks by key keep the counts of each key. */
public final class StripedLocks {
    private StripedLocks() {}

    public static void main(String[] args) throws Exception {
        Striped<Lock> locks = Striped.lock(2);
        int[] counts = new int[2];
        Together.Task count = () -> {
            for (int key = 0; key < counts.length; key++) {
                Lock lock = locks.get(key);
                lock.lock();
                try {
                    for (int i = 0; i < counts.length; i++) if (locks.get(i) == lock) counts[i]++;
                } finally {
                    lock.unlock();
                }
            }
        };
        Together.run(count, count);
        boolean apart = locks.get(0) != locks.get(1);
        Together.expect(apart ? 4 : 8, counts[0] + counts[1]);
    }
}
