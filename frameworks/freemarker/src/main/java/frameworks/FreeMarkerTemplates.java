package frameworks;

import freemarker.template.Configuration;
import freemarker.template.Template;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;
import user.Both;
import user.Tally;

/** Two threads process one template, whose model counts. */
public final class FreeMarkerTemplates {

    /** The model. */
    public static final class Shop {
        private final Tally tally;

        Shop(Tally tally) {
            this.tally = tally;
        }

        public String getArticle() {
            tally.add();
            return "tea";
        }
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        Template template = new Template(
                "shop", new StringReader("We sell ${shop.article}."), new Configuration(Configuration.VERSION_2_3_34));
        Both.Task process = () -> {
            StringWriter out = new StringWriter();
            template.process(Map.of("shop", new Shop(tally)), out);
            Both.expect("We sell tea.", out.toString());
        };
        Both.atOnce(process, process);
        tally.expect(2);
    }
}
