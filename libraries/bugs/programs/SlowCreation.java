import java.util.NoSuchElementException;
import java.util.concurrent.CountDownLatch;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;

/** Who waits for an object for a limited time gives up then, even if the only object is still being made. */
public class SlowCreation {
    public static void main(String[] args) throws Exception {
        CountDownLatch making = new CountDownLatch(1);
        CountDownLatch gaveUp = new CountDownLatch(1);
        GenericObjectPool<Object> pool = new GenericObjectPool<>(new BasePooledObjectFactory<Object>() {
            @Override
            public Object create() throws InterruptedException {
                making.countDown();
                gaveUp.await();
                return new Object();
            }

            @Override
            public PooledObject<Object> wrap(Object object) {
                return new DefaultPooledObject<>(object);
            }
        });
        pool.setMaxTotal(1);
        pool.setMaxWaitMillis(1_000);
        Thread first = new Thread(() -> {
            try {
                pool.borrowObject();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        first.start();
        making.await();
        try {
            pool.borrowObject();
            throw new AssertionError("got an object that is not made yet");
        } catch (NoSuchElementException e) {
            gaveUp.countDown();
        }
        first.join();
    }
}
