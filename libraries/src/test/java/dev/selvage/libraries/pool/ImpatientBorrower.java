package dev.selvage.libraries.pool;

import dev.selvage.libraries.Together;
import java.time.Duration;
import java.util.NoSuchElementException;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

/** A borrower gives up after its time while the object is lent. */
public final class ImpatientBorrower {
    private ImpatientBorrower() {}

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
        config.setMaxWait(Duration.ofMillis(50));
        config.setJmxEnabled(false);
        try (GenericObjectPool<Object> pool = new GenericObjectPool<>(new Factory(), config)) {
            Object lent = pool.borrowObject();
            Together.run(() -> {
                try {
                    pool.borrowObject();
                    throw new AssertionError("it is lent");
                } catch (NoSuchElementException expected) {
                    pool.addObject();
                }
            });
            pool.returnObject(lent);
            Together.expect(0, pool.getNumActive());
        }
    }
}
