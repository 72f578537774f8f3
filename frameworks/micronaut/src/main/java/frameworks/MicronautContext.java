package frameworks;

import io.micronaut.context.ApplicationContext;
import user.Both;
import user.Tally;

/** Two threads use a bean of a context. */
public final class MicronautContext {
    public static void main(String[] args) throws Exception {
        try (ApplicationContext context = ApplicationContext.run()) {
            context.registerSingleton(Tally.class, Tally.of(args));
            Both.Task add = () -> context.getBean(Tally.class).add();
            Both.atOnce(add, add);
            context.getBean(Tally.class).expect(2);
        }
    }
}
