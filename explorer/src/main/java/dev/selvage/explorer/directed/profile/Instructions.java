package dev.selvage.explorer.directed.profile;

import dev.selvage.runtime.Sites;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The instructions at which the sites of this JVM are; made once each. Any thread may ask. */
public final class Instructions {
    private final Map<Long, Location> known = new ConcurrentHashMap<>();

    /** The instruction of a site, called from another one; null where no line of the program is known. */
    public @Nullable Location at(int site, int userSite) {
        long key = ((long) site << 32) | userSite;
        Location location = known.get(key);
        if (location != null) return location;
        location = Location.of(Sites.get(site), Sites.get(userSite));
        if (location != null) known.put(key, location);
        return location;
    }
}
