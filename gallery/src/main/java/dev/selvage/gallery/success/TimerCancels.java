package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Unproved;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A cancelled task of a {@link Timer} is not run, and those that are run go one after the other. */
@Unproved("daemon threads could have gone on")
public final class TimerCancels {

    private final List<String> runs = new ArrayList<>();

    private TimerTask task(String name, CountDownLatch done) {
        return new TimerTask() {
            @Override
            public void run() {
                runs.add(name);
                done.countDown();
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        TimerCancels plan = new TimerCancels();
        Timer timer = new Timer("clock", true);
        CountDownLatch done = new CountDownLatch(2);
        TimerTask never = plan.task("never", done);
        timer.schedule(never, 3_000);
        timer.schedule(plan.task("second", done), 2_000);
        timer.schedule(plan.task("first", done), 1_000);
        Check.that(never.cancel(), "not in time");
        done.await();
        Check.equal(List.of("first", "second"), plan.runs);
        timer.cancel();
        try {
            timer.schedule(plan.task("late", done), 1);
            throw new AssertionError("the timer is cancelled");
        } catch (IllegalStateException expected) {
            Check.equal(2, plan.runs.size());
        }
    }
}
