import org.apache.lucene.codecs.Codec;
import org.apache.lucene.codecs.lucene50.Lucene50Codec;

/** One thread asks for the default codec, while another one makes it: both initialise classes that need each other. */
public class CodecsAtOnce {
    public static void main(String[] args) throws Exception {
        Thread asks = new Thread(Codec::getDefault);
        Thread makes = new Thread(Lucene50Codec::new);
        asks.start();
        makes.start();
        asks.join();
        makes.join();
    }
}
