package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ServiceLoader;

/** Each thread looks for providers of a service; what their constructors count is shared, and one is lost. */
@Fails("assertion")
public final class ProvidersCountThemselves {
    private static int made;

    private ProvidersCountThemselves() {}

    /** What is looked for. */
    public interface Service {}

    /** What is found. */
    public static final class Provider implements Service {
        public Provider() {
            made++;
        }
    }

    public static void main(String[] args) {
        Threads.both(ProvidersCountThemselves::look, ProvidersCountThemselves::look);
        Check.equal(2, made);
    }

    private static void look() {
        for (Service service : ServiceLoader.load(Service.class)) Check.that(service instanceof Provider, "a stranger");
    }
}
