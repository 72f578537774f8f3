package frameworks;

import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import user.Both;

/** Two threads borrow an object and use it; the bug is to use it after it was returned. */
public final class SharedPool {

    /** What is borrowed. */
    private static final class Till {
        int money;
    }

    private static final class Tills extends BasePooledObjectFactory<Till> {
        @Override
        public Till create() {
            return new Till();
        }

        @Override
        public PooledObject<Till> wrap(Till till) {
            return new DefaultPooledObject<>(till);
        }
    }

    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        try (GenericObjectPool<Till> pool = new GenericObjectPool<>(new Tills())) {
            pool.setMaxTotal(1);
            Both.Task sell = () -> {
                Till till = pool.borrowObject();
                if (!buggy) till.money++;
                pool.returnObject(till);
                if (buggy) till.money++;
            };
            Both.atOnce(sell, sell);
            Both.expect(2, pool.borrowObject().money);
        }
    }
}
