package frameworks;

import com.fasterxml.jackson.databind.ObjectMapper;
import user.Both;
import user.Tally;

/** Two threads read objects with one mapper, and the objects count themselves. */
public final class JacksonMapper {
    private static Tally tally;

    /** What is read. */
    public static class Article {
        public String name;
        public int stock;

        public void setName(String name) {
            this.name = name;
            tally.add();
        }
    }

    public static void main(String[] args) throws Exception {
        tally = Tally.of(args);
        ObjectMapper mapper = new ObjectMapper();
        Both.Task read = () -> {
            Article article = mapper.readValue("{\"name\":\"tea\",\"stock\":3}", Article.class);
            Both.expect("{\"name\":\"tea\",\"stock\":3}", mapper.writeValueAsString(article));
        };
        Both.atOnce(read, read);
        tally.expect(2);
    }
}
