package dev.selvage.libraries.pool;

import dev.selvage.libraries.Together;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

/** Three threads share the only object of a pool. */
public final class SharedObject {
    private SharedObject() {}

    private static final class Factory extends BasePooledObjectFactory<Object> {
        @Override
        public Object create() {
            return new Object();
        }

        @Override
        public PooledObject<Object> wrap(Object object) {
            return new DefaultPooledObject<>(object);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPoolConfig<Object> config = new GenericObjectPoolConfig<>();
        config.setMaxTotal(1);
        config.setJmxEnabled(false);
        AtomicInteger users = new AtomicInteger();
        try (GenericObjectPool<Object> pool = new GenericObjectPool<>(new Factory(), config)) {
            Together.Task use = () -> {
                Object borrowed = pool.borrowObject();
                Together.expect(1, users.incrementAndGet());
                users.decrementAndGet();
                pool.returnObject(borrowed);
            };
            Together.run(use, use, use);
            Together.expect(0, pool.getNumActive());
            Together.expect(1L, pool.getCreatedCount());
        }
    }
}
