package dev.selvage.libraries.pool;

import dev.selvage.libraries.Together;
import org.apache.commons.pool2.BaseKeyedPooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericKeyedObjectPool;
import org.apache.commons.pool2.impl.GenericKeyedObjectPoolConfig;

/** Two threads borrow objects of two keys, of which there is one each. */
public final class ObjectsByKey {
    private ObjectsByKey() {}

    private static final class Factory extends BaseKeyedPooledObjectFactory<String, String> {
        @Override
        public String create(String key) {
            return key + "!";
        }

        @Override
        public PooledObject<String> wrap(String object) {
            return new DefaultPooledObject<>(object);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericKeyedObjectPoolConfig<String> config = new GenericKeyedObjectPoolConfig<>();
        config.setMaxTotalPerKey(1);
        config.setJmxEnabled(false);
        try (GenericKeyedObjectPool<String, String> pool = new GenericKeyedObjectPool<>(new Factory(), config)) {
            Together.Task use = () -> {
                for (String key : new String[] {"a", "b"}) {
                    String borrowed = pool.borrowObject(key);
                    Together.expect(key + "!", borrowed);
                    pool.returnObject(key, borrowed);
                }
            };
            Together.run(use, use);
            Together.expect(0, pool.getNumActive());
            Together.expect(2L, pool.getCreatedCount());
        }
    }
}
