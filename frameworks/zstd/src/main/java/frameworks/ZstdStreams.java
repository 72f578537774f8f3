package frameworks;

import com.github.luben.zstd.Zstd;
import java.util.Arrays;
import user.Both;
import user.Tally;

/** Two threads compress with a native library and count. */
public final class ZstdStreams {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        byte[] data = new byte[1000];
        Arrays.fill(data, (byte) 'x');
        Both.Task compress = () -> {
            byte[] back = Zstd.decompress(Zstd.compress(data), data.length);
            Both.expect(true, Arrays.equals(data, back));
            tally.add();
        };
        Both.atOnce(compress, compress);
        tally.expect(2);
    }
}
