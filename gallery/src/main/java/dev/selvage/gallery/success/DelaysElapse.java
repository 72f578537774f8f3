package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** A delay queue gives its elements in the order of their delays, and none before its time. */
public final class DelaysElapse {

    private DelaysElapse() {}

    private record Alarm(String name, long at) implements Delayed {
        static Alarm in(long millis, String name) {
            return new Alarm(name, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis));
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(at, ((Alarm) other).at);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Alarm> alarms = new DelayQueue<>();
        alarms.put(Alarm.in(200, "late"));
        Thread other = Threads.start(() -> alarms.put(Alarm.in(50, "early")));
        Check.that(alarms.poll() == null, "an alarm before its time");
        Threads.join(other);
        Check.equal("early", alarms.take().name());
        Alarm late = alarms.take();
        Check.equal("late", late.name());
        Check.that(late.getDelay(TimeUnit.NANOSECONDS) <= 0, "too early");
    }
}
