package frameworks;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import user.Both;

/** Two threads raise a number in a native store: under a lock, or not. */
public final class RocksMerge {
    private static final byte[] KEY = {1};

    static void add(RocksDB store) throws Exception {
        int n = ByteBuffer.wrap(store.get(KEY)).getInt();
        store.put(KEY, ByteBuffer.allocate(4).putInt(n + 1).array());
    }

    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        RocksDB.loadLibrary();
        Path folder = Files.createTempDirectory("rocks");
        try (Options options = new Options().setCreateIfMissing(true);
                RocksDB store = RocksDB.open(options, folder.toString())) {
            store.put(KEY, new byte[4]);
            Both.Task task = () -> {
                if (buggy) {
                    add(store);
                } else {
                    synchronized (store) {
                        add(store);
                    }
                }
            };
            Both.atOnce(task, task);
            Both.expect(2, ByteBuffer.wrap(store.get(KEY)).getInt());
        }
    }
}
