package dev.selvage.engine.free;

import dev.selvage.engine.model.RunResult;

/**
 * What a free run came to, and what was recorded of it.
 *
 * @param result its end, and where its threads stood then if that is of interest; there are no choices in it
 */
public record FreeOutcome(RunResult result, FreeTrace trace) {}
