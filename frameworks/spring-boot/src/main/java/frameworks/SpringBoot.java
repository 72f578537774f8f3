package frameworks;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import user.Both;
import user.Once;

/** Two threads ask a bean of a Boot application for something that must be made once. */
@SpringBootApplication(proxyBeanMethods = false)
public class SpringBoot {
    private static boolean buggy;

    @Bean
    Once once() {
        return new Once(buggy);
    }

    public static void main(String[] args) throws Exception {
        buggy = Both.buggy(args);
        try (var context = SpringApplication.run(SpringBoot.class)) {
            Both.atOnce(
                    () -> context.getBean(Once.class).get(),
                    () -> context.getBean(Once.class).get());
            context.getBean(Once.class).expectOne();
        }
    }
}
