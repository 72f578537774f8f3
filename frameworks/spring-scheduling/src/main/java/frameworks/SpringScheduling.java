package frameworks;

import java.time.Instant;
import org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler;
import user.Tally;

/** Two tasks that are due at the same time count. */
public final class SpringScheduling {
    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        ThreadPoolTaskScheduler scheduler = new ThreadPoolTaskScheduler();
        scheduler.setPoolSize(2);
        scheduler.initialize();
        Instant soon = Instant.now().plusMillis(100);
        var one = scheduler.schedule(tally::add, soon);
        var two = scheduler.schedule(tally::add, soon);
        one.get();
        two.get();
        scheduler.shutdown();
        tally.expect(2);
    }
}
