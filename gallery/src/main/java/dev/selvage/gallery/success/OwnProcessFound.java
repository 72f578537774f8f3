package dev.selvage.gallery.success;

import dev.selvage.gallery.Check;
import dev.selvage.gallery.Threads;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;

/** Whoever asks for the own process, and in whatever way, hears of the same one, and of the same start. */
public final class OwnProcessFound {

    private OwnProcessFound() {}

    private static void look() {
        ProcessHandle me = ProcessHandle.current();
        ProcessHandle found = ProcessHandle.of(me.pid()).orElseThrow();
        Check.equal(me, found);
        Check.equal(me.hashCode(), found.hashCode());
        Check.equal(0, me.compareTo(found));
        Check.equal(Long.toString(me.pid()), me.toString());
        Check.that(found.isAlive() && me.pid() > 0, "the own process is not there");
        RuntimeMXBean jvm = ManagementFactory.getRuntimeMXBean();
        Check.equal(me.pid(), jvm.getPid());
        Check.that(jvm.getName().startsWith(me.pid() + "@"), "the name is " + jvm.getName());
        long started = jvm.getStartTime() + jvm.getUptime() - System.currentTimeMillis();
        Check.that(Math.abs(started) < 1_000, "started at another time");
        long seconds = me.info().startInstant().orElseThrow().getEpochSecond() - jvm.getStartTime() / 1_000;
        Check.that(Math.abs(seconds) < 10, "the process began at another time");
    }

    public static void main(String[] args) {
        Threads.both(OwnProcessFound::look, OwnProcessFound::look);
    }
}
