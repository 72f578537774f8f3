package frameworks;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import user.Both;
import user.Once;
import user.Tally;

/** Two threads ask for a singleton, which asks for something that must be made once. */
public final class GuiceSingletons {

    /** What is injected. */
    @Singleton
    public static class Shop {
        static Tally shops;

        public Shop() {
            shops.add();
        }
    }

    public static void main(String[] args) throws Exception {
        Once once = Once.of(args);
        Shop.shops = new Tally(false);
        Injector injector = Guice.createInjector(new AbstractModule() {
            @Override
            protected void configure() {
                bind(Shop.class);
            }

            @Provides
            Object value() {
                return once.get();
            }
        });
        Both.Task ask = () -> {
            injector.getInstance(Shop.class);
            injector.getInstance(Object.class);
        };
        Both.atOnce(ask, ask);
        Shop.shops.expect(1);
        once.expectOne();
    }
}
