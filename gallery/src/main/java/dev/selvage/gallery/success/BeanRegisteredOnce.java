package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Runs;
import dev.selvage.gallery.Threads;
import java.lang.management.ManagementFactory;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

/** A program that registers a bean for its whole life, under a name that can be taken once. */
@Runs(random = 20, exhaustive = 20)
public final class BeanRegisteredOnce {

    private BeanRegisteredOnce() {}

    /** What the bean shows. */
    public interface CounterMBean {
        int getCount();
    }

    /** The bean. */
    public static final class Counter implements CounterMBean {
        private int count;

        synchronized void increment() {
            count++;
        }

        @Override
        public synchronized int getCount() {
            return count;
        }
    }

    public static void main(String[] args) throws Exception {
        Counter counter = new Counter();
        ObjectName name = new ObjectName("gallery:type=Counter");
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        server.registerMBean(counter, name);
        Check.equal(1, MBeanServerFactory.findMBeanServer(null).size());
        Threads.both(counter::increment, counter::increment);
        Check.equal(2, server.getAttribute(name, "Count"));
    }
}
