package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.ServiceLoader;

/** The provider of a service counts itself when it is made, while another thread counts, too, and one is lost. */
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
        Threads.both(ProvidersCountThemselves::look, () -> made++);
        Check.equal(2, made);
    }

    private static void look() {
        for (Service service : ServiceLoader.load(Service.class)) Check.that(service instanceof Provider, "a stranger");
    }
}
