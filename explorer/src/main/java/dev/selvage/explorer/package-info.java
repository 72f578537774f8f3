/**
 * Campaigns: many runs of a program under a strategy, judged by oracles, until something is found or a budget is spent.
 *
 * <p>Uses the engine, the agent's class rewriting and the records of the report. Start reading at
 * {@link dev.selvage.explorer.campaign.Campaign}.
 */
@NullMarked
package dev.selvage.explorer;

import org.jspecify.annotations.NullMarked;
