package frameworks;

import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import user.Both;

/** Two threads index the same document: by update, or by looking whether it is there, and adding it. */
public final class LuceneIndex {
    private static final Term ID = new Term("id", "tea");

    static void index(IndexWriter writer, boolean buggy) throws Exception {
        Document document = new Document();
        document.add(new StringField("id", "tea", Field.Store.YES));
        if (!buggy) writer.updateDocument(ID, document);
        else if (count(writer) == 0) writer.addDocument(document);
    }

    static int count(IndexWriter writer) throws Exception {
        try (DirectoryReader reader = DirectoryReader.open(writer)) {
            return new IndexSearcher(reader).count(new TermQuery(ID));
        }
    }

    public static void main(String[] args) throws Exception {
        boolean buggy = Both.buggy(args);
        try (ByteBuffersDirectory directory = new ByteBuffersDirectory();
                IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
            Both.atOnce(() -> index(writer, buggy), () -> index(writer, buggy));
            Both.expect(1, count(writer));
        }
    }
}
