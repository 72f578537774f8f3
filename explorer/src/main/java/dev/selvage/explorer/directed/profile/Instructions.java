package dev.selvage.explorer.directed.profile;

import dev.selvage.runtime.Sites;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The instructions at which the sites of this JVM are; made once each. */
public final class Instructions {
    private final Map<Long, Location> known = new HashMap<>();

    /** The instruction of a site, called from another one; null where no line of the program is known. */
    public @Nullable Location at(int site, int userSite) {
        return known.computeIfAbsent(
                ((long) site << 32) | userSite, unknown -> Location.of(Sites.get(site), Sites.get(userSite)));
    }
}
