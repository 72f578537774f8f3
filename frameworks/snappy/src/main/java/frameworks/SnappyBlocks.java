package frameworks;

import java.util.Arrays;
import org.xerial.snappy.Snappy;
import user.Both;
import user.Tally;

/** Two threads compress with a native library and count. */
public final class SnappyBlocks {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        byte[] data = new byte[1000];
        Both.Task compress = () -> {
            Both.expect(true, Arrays.equals(data, Snappy.uncompress(Snappy.compress(data))));
            tally.add();
        };
        Both.atOnce(compress, compress);
        tally.expect(2);
    }
}
