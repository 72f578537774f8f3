package dev.selvage.gallery.fail;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Fails;
import dev.selvage.gallery.Threads;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Two alarms of the same delay are expected in the order of the threads that set them. */
@Fails("assertion")
public final class DelayTakenForOrder {

    private DelayTakenForOrder() {}

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
        Threads.both(() -> alarms.put(Alarm.in(5, "first")), () -> alarms.put(Alarm.in(5, "second")));
        Check.equal("first", alarms.take().name());
    }
}
