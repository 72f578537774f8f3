package dev.selvage.explorer.directed.profile;

import java.util.ArrayList;
import java.util.List;

/** Keeps everything. */
public final class ProfileRecorder implements ProfileObserver {
    private final List<Access> accesses = new ArrayList<>();
    private final List<LockAction> locks = new ArrayList<>();

    @Override
    public void accessed(Access access) {
        accesses.add(access);
    }

    @Override
    public void locked(LockAction action) {
        locks.add(action);
    }

    public Profile profile() {
        return new Profile(List.copyOf(accesses), List.copyOf(locks));
    }
}
