package frameworks;

import com.thoughtworks.xstream.XStream;
import user.Both;
import user.Once;

/** Two threads write and read objects with one XStream. */
public final class XStreamConverters {

    /** What is written. */
    public static final class Article {
        String name = "tea";
    }

    public static void main(String[] args) throws Exception {
        Once once = Once.of(args);
        XStream xstream = new XStream();
        xstream.allowTypes(new Class<?>[] {Article.class});
        xstream.alias("article", Article.class);
        Both.Task task = () -> {
            Article copy = (Article) xstream.fromXML(xstream.toXML(new Article()));
            Both.expect("tea", copy.name);
            once.get();
        };
        Both.atOnce(task, task);
        once.expectOne();
    }
}
