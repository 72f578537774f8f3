package dev.selvage.explorer.directed;

import dev.selvage.explorer.directed.profile.Kind;
import dev.selvage.explorer.directed.profile.Location;
import dev.selvage.explorer.directed.profile.Profile;
import dev.selvage.explorer.directed.profile.ProfileBuilder;
import dev.selvage.explorer.directed.profile.ProfileRecorder;

/** A run that is written down event by event; instructions go by names. */
public final class Runs {
    private final ProfileRecorder recorder = new ProfileRecorder();
    private final ProfileBuilder builder = new ProfileBuilder(recorder);
    private long time;

    public Runs read(int thread, int object, String name) {
        builder.access(thread, Kind.READ, object, Location.named(name), ++time);
        return this;
    }

    public Runs write(int thread, int object, String name) {
        builder.access(thread, Kind.WRITE, object, Location.named(name), ++time);
        return this;
    }

    public Runs lock(int thread, int lock, String name) {
        builder.lock(thread, lock, Location.named(name), ++time);
        return this;
    }

    public Runs unlock(int thread, int lock) {
        builder.unlock(thread, lock, ++time);
        return this;
    }

    public Runs fork(int thread, int child) {
        builder.fork(thread, child);
        return this;
    }

    /** All threads wait for one another. */
    public Runs barrier(int... threads) {
        var clocks = java.util.Arrays.stream(threads).mapToObj(builder::release).toList();
        for (int thread : threads) clocks.forEach(clock -> builder.acquire(thread, clock));
        return this;
    }

    /** Nothing happens for so long. */
    public Runs pause(long duration) {
        time += duration;
        return this;
    }

    public Profile profile() {
        return recorder.profile();
    }
}
