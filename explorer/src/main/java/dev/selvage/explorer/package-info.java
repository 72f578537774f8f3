/**
 * Campaigns: strategies choose schedules, criteria measure them, oracles judge the runs.
 *
 * <p>Uses the engine, the runtime, the agent and the report.
 */
@NullMarked
package dev.selvage.explorer;

import org.jspecify.annotations.NullMarked;
