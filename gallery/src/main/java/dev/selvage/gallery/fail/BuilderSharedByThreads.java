package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.Locale;

/** Two threads use the same builder: one makes of it what the other has asked for. */
@Fails("assertion")
public final class BuilderSharedByThreads {
    private static final Locale.Builder BUILDER = new Locale.Builder();

    private BuilderSharedByThreads() {}

    public static void main(String[] args) {
        Threads.both(() -> build("fr"), () -> build("de"));
    }

    private static void build(String language) {
        BUILDER.setLanguage(language);
        Check.equal(language, BUILDER.build().getLanguage());
    }
}
