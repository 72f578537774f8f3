package frameworks;

import java.util.concurrent.CompletableFuture;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.Async;
import org.springframework.scheduling.annotation.EnableAsync;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import user.Accounts;

/** Two asynchronous calls of a bean transfer money in opposite directions. */
public final class SpringAsync {

    /** A bean with asynchronous methods, which Spring puts a proxy in front of. */
    public static class Bank {
        Accounts accounts;

        @Async
        public CompletableFuture<Void> toTheRight() {
            accounts.toTheRight();
            return CompletableFuture.completedFuture(null);
        }

        @Async
        public CompletableFuture<Void> toTheLeft() {
            accounts.toTheLeft();
            return CompletableFuture.completedFuture(null);
        }

        public void use(Accounts used) {
            accounts = used;
        }
    }

    /** The beans. */
    @Configuration
    @EnableAsync
    public static class Beans {
        @Bean
        Bank bank() {
            return new Bank();
        }

        @Bean
        ThreadPoolTaskExecutor executor() {
            ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
            executor.setCorePoolSize(2);
            return executor;
        }
    }

    public static void main(String[] args) {
        Accounts accounts = Accounts.of(args);
        try (var context = new AnnotationConfigApplicationContext(Beans.class)) {
            Bank bank = context.getBean(Bank.class);
            bank.use(accounts);
            CompletableFuture.allOf(bank.toTheRight(), bank.toTheLeft()).join();
        }
        accounts.expect(2);
    }
}
