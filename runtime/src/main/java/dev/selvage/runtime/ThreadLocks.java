package dev.selvage.runtime;

import org.jspecify.annotations.Nullable;

/** What a thread waits for, who has it, and the objects whose monitors the thread has. */
public final class ThreadLocks {
    final @Nullable Object awaited;
    final @Nullable Thread owner;
    final Object[] held;

    public ThreadLocks(@Nullable Object awaited, @Nullable Thread owner, Object[] held) {
        this.awaited = awaited;
        this.owner = owner;
        this.held = held;
    }
}
