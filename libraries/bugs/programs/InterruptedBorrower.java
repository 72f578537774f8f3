import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/** A thread that is interrupted while it waits for an object does not get one later. */
public class InterruptedBorrower {
    public static void main(String[] args) throws Exception {
        GenericObjectPool pool = new GenericObjectPool(new BasePoolableObjectFactory() {
            @Override
            public Object makeObject() {
                return new Object();
            }
        });
        pool.setMaxActive(1);
        pool.setMaxWait(-1);
        Object only = pool.borrowObject();
        Thread waits = new Thread(() -> {
            try {
                pool.returnObject(pool.borrowObject());
            } catch (InterruptedException e) {
                // As was to be expected.
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        waits.start();
        waits.interrupt();
        waits.join();
        pool.returnObject(only);
        pool.borrowObject();
    }
}
