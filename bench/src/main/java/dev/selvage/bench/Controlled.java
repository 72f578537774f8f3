package dev.selvage.bench;

import dev.selvage.engine.execution.ControlLostException;
import dev.selvage.engine.execution.Engine;
import dev.selvage.engine.execution.EngineChoice;
import dev.selvage.engine.model.Chooser;
import dev.selvage.engine.model.ControlledRun;
import dev.selvage.engine.model.RunEnd;
import dev.selvage.engine.model.RunListener;
import dev.selvage.engine.model.RunResult;
import dev.selvage.engine.model.RunSettings;
import dev.selvage.explorer.settings.CampaignSettings;

/** Controlled runs of a program whose classes stay loaded from run to run. */
final class Controlled {
    /** Goes on with the next strand wherever there is one. */
    static final Chooser ALWAYS_ANOTHER = point -> (point.currentIndex() + 1) % point.size();

    /** Stays with the current strand as long as it can go on. */
    static final Chooser STAY = point -> Math.max(0, point.currentIndex());

    private Controlled() {}

    /** One run, of hardly anything. */
    static void once() {
        try (Engine engine = EngineChoice.AUTO.create(CampaignSettings.DEFAULT_PATIENCE)) {
            run(engine, () -> {}, STAY, RunListener.NONE);
        }
    }

    static RunResult run(Engine engine, Runnable program, Chooser chooser, RunListener listener) {
        try {
            RunResult result =
                    ControlledRun.execute(engine, program, chooser, listener, RunSettings.cutAfter(Long.MAX_VALUE));
            if (!(result.end() instanceof RunEnd.Completed)) throw new IllegalStateException("ended: " + result.end());
            return result;
        } catch (ControlLostException e) {
            throw new IllegalStateException(e);
        }
    }
}
