package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import javax.management.ObjectName;

/** A bean that is registered for good, beside a changed locale and property, counts without a lock. */
@Fails("assertion")
@Runs(random = 50, exhaustive = 100)
public final class RegisteredBeanLosesUpdate {

    private RegisteredBeanLosesUpdate() {}

    /** What the bean shows. */
    public interface CounterMBean {
        int getCount();
    }

    /** The bean. */
    public static final class Counter implements CounterMBean {
        private int count;

        void increment() {
            count++;
        }

        @Override
        public int getCount() {
            return count;
        }
    }

    public static void main(String[] args) throws Exception {
        Counter counter = new Counter();
        System.setProperty("gallery.mode", "counting");
        Locale.setDefault(Locale.CHINA);
        ManagementFactory.getPlatformMBeanServer().registerMBean(counter, new ObjectName("gallery:type=Counter"));
        Threads.both(counter::increment, counter::increment);
        Check.equal(2, counter.getCount());
    }
}
