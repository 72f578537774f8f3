import org.apache.commons.pool2.BaseKeyedPooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericKeyedObjectPool;

/** When a pool is cleared, there is room for whoever waits for an object. */
public class ClearedBeforeTaken {
    public static void main(String[] args) throws Exception {
        GenericKeyedObjectPool<String, Object> pool =
                new GenericKeyedObjectPool<>(new BaseKeyedPooledObjectFactory<String, Object>() {
                    @Override
                    public Object create(String key) {
                        return new Object();
                    }

                    @Override
                    public PooledObject<Object> wrap(Object value) {
                        return new DefaultPooledObject<>(value);
                    }
                });
        pool.setMaxTotalPerKey(1);
        Object only = pool.borrowObject("key");
        Thread waits = new Thread(() -> {
            try {
                pool.borrowObject("key");
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        waits.start();
        pool.returnObject("key", only);
        pool.clear();
        waits.join();
    }
}
