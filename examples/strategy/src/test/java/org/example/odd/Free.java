package org.example.odd;

import dev.selvage.api.run.Choice;
import dev.selvage.api.run.Pending;
import dev.selvage.api.strategy.RunsFreely;
import dev.selvage.api.strategy.Strategy;

/** Holds threads of free runs up before accesses. */
final class Free implements Strategy, RunsFreely {
    private final boolean fails;

    Free(OddProvider.Way way) {
        this.fails = way == OddProvider.Way.FREE_AND_THROWS;
    }

    @Override
    public boolean nextRun() {
        return true;
    }

    @Override
    public int choose(Choice choice) {
        throw new IllegalStateException("nobody chooses");
    }

    @Override
    public long pause(Pending next) {
        if (fails) throw new IllegalStateException("on purpose");
        boolean afterRead = next.operation().isAccess()
                && "count".equals(next.field() == null ? "" : next.field().name());
        return afterRead ? 1_000_000 : 0;
    }

    @Override
    public boolean seesAccesses() {
        return true;
    }
}
