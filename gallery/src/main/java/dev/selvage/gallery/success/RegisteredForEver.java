package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.io.ObjectInputFilter;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/** Registers what a JVM takes once and never gives back: a filter and a zone. */
public final class RegisteredForEver {
    private static final String ZONE = "Selvage/Gallery";

    private RegisteredForEver() {}

    /** A zone three hours ahead. */
    private static final class Zones extends ZoneRulesProvider {
        @Override
        protected Set<String> provideZoneIds() {
            return Set.of(ZONE);
        }

        @Override
        protected ZoneRules provideRules(String zone, boolean forCaching) {
            return ZoneRules.of(ZoneOffset.ofHours(3));
        }

        @Override
        protected NavigableMap<String, ZoneRules> provideVersions(String zone) {
            NavigableMap<String, ZoneRules> versions = new TreeMap<>();
            versions.put("1", provideRules(zone, false));
            return versions;
        }
    }

    public static void main(String[] args) {
        ObjectInputFilter.Config.setSerialFilter(info -> ObjectInputFilter.Status.UNDECIDED);
        ZoneRulesProvider.registerProvider(new Zones());
        Threads.both(
                () -> Check.equal(ZONE, ZoneId.of(ZONE).getId()),
                () -> Check.that(ObjectInputFilter.Config.getSerialFilter() != null, "there is no filter"));
    }
}
