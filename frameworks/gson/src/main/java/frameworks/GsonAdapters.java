package frameworks;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonDeserializer;
import user.Both;
import user.Once;

/** Two threads read objects with one instance of Gson, through an adapter that makes something when it is first needed. */
public final class GsonAdapters {

    /** What is read. */
    record Article(String name) {}

    public static void main(String[] args) throws Exception {
        Once once = Once.of(args);
        Gson gson = new GsonBuilder()
                .registerTypeAdapter(Article.class, (JsonDeserializer<Article>) (json, type, context) -> {
                    once.get();
                    return new Article(json.getAsJsonObject().get("name").getAsString());
                })
                .create();
        Both.Task read = () -> Both.expect(
                "tea", gson.fromJson("{\"name\":\"tea\"}", Article.class).name());
        Both.atOnce(read, read);
        once.expectOne();
    }
}
