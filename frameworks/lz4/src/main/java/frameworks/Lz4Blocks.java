package frameworks;

import java.util.Arrays;
import net.jpountz.lz4.LZ4Factory;
import user.Both;
import user.Tally;

/** Two threads compress with a native library and count. */
public final class Lz4Blocks {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        byte[] data = new byte[1000];
        Both.Task compress = () -> {
            LZ4Factory factory = LZ4Factory.nativeInstance();
            byte[] packed = factory.fastCompressor().compress(data);
            Both.expect(true, Arrays.equals(data, factory.fastDecompressor().decompress(packed, data.length)));
            tally.add();
        };
        Both.atOnce(compress, compress);
        tally.expect(2);
    }
}
