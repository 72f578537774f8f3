package dev.selvage.bench.programs.tsa;

import dev.selvage.bench.programs.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/** Threads that borrow objects from a pool of Commons Pool 1.6, give them back, and look after the pool. */
public final class PooledObjects {
    private PooledObjects() {}

    private static final class Factory extends BasePoolableObjectFactory<Object> {
        @Override
        public Object makeObject() {
            return new Object();
        }
    }

    private static void use(GenericObjectPool<Object> pool, int number) throws Exception {
        Object borrowed = pool.borrowObject();
        pool.getNumActive();
        if (number % 3 == 0) pool.invalidateObject(borrowed);
        else pool.returnObject(borrowed);
        switch (number % 5) {
            case 0 -> pool.addObject();
            case 1 -> evict(pool);
            case 2 -> pool.clear();
            case 3 -> pool.setMaxIdle(number);
            default -> pool.getNumIdle();
        }
    }

    /** Commons Pool 1.6 fails when others empty the pool between the two locked steps of this; which pairs there are is the same. */
    private static void evict(GenericObjectPool<Object> pool) throws Exception {
        try {
            pool.evict();
        } catch (NoSuchElementException emptiedMeanwhile) {
            // A bug of that version, and not what is measured.
        }
    }

    /** The argument is the number of threads. */
    public static void main(String[] args) throws Exception {
        GenericObjectPool<Object> pool = new GenericObjectPool<>(new Factory());
        int count = Integer.parseInt(args[0]);
        pool.setMaxActive(count);
        pool.setTestOnBorrow(true);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            threads.add(Threads.start(() -> use(pool, number)));
        }
        threads.forEach(Threads::join);
        pool.close();
    }
}
