package frameworks;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.event.EventListener;
import user.Both;
import user.Tally;

/** Two threads publish events, which one listener counts. */
public final class SpringEvents {

    /** What is published. */
    record Ordered(String what) {}

    /** Counts events. */
    public static class Orders {
        private final Tally tally;

        Orders(Tally tally) {
            this.tally = tally;
        }

        @EventListener
        public void on(Ordered event) {
            tally.add();
        }
    }

    /** The beans. */
    @Configuration(proxyBeanMethods = false)
    public static class Beans {
        @Bean
        Orders orders(Tally tally) {
            return new Orders(tally);
        }
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        try (var context = new AnnotationConfigApplicationContext()) {
            context.registerBean(Tally.class, () -> tally);
            context.register(Beans.class);
            context.refresh();
            Both.atOnce(
                    () -> context.publishEvent(new Ordered("tea")), () -> context.publishEvent(new Ordered("milk")));
        }
        tally.expect(2);
    }
}
