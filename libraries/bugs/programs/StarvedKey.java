import org.apache.commons.pool2.BaseKeyedPooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericKeyedObjectPool;

/** When an object is given up, there is room for whoever waits for one of another key. */
public class StarvedKey {
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
        pool.setMaxTotal(1);
        Object only = pool.borrowObject("first");
        Thread waits = new Thread(() -> {
            try {
                pool.borrowObject("second");
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        waits.start();
        pool.invalidateObject("first", only);
        waits.join();
    }
}
