package frameworks;

import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobDataMap;
import org.quartz.JobExecutionContext;
import org.quartz.Scheduler;
import org.quartz.TriggerBuilder;
import org.quartz.impl.StdSchedulerFactory;
import user.Tally;

/** Two jobs that are due at the same time count. */
public final class QuartzJobs {

    /** Counts. */
    public static final class Counting implements Job {
        @Override
        public void execute(JobExecutionContext context) {
            JobDataMap data = context.getMergedJobDataMap();
            ((Tally) data.get("tally")).add();
            ((CountDownLatch) data.get("done")).countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        Tally tally = Tally.of(args);
        CountDownLatch done = new CountDownLatch(2);
        Properties properties = new Properties();
        properties.setProperty("org.quartz.threadPool.threadCount", "2");
        properties.setProperty("org.quartz.scheduler.skipUpdateCheck", "true");
        Scheduler scheduler = new StdSchedulerFactory(properties).getScheduler();
        for (String name : new String[] {"one", "two"}) {
            JobDataMap data = new JobDataMap();
            data.put("tally", tally);
            data.put("done", done);
            scheduler.scheduleJob(
                    JobBuilder.newJob(Counting.class)
                            .withIdentity(name)
                            .usingJobData(data)
                            .build(),
                    TriggerBuilder.newTrigger().withIdentity(name).startNow().build());
        }
        scheduler.start();
        done.await();
        scheduler.shutdown(true);
        tally.expect(2);
    }
}
