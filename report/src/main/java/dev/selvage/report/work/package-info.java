/**
 * Messages between a campaign and the workers that make its runs: plain values, one line of JSON each, no code.
 *
 * <p>A worker gets a {@link dev.selvage.report.work.WorkOrder} and then any number of
 * {@link dev.selvage.report.work.WorkItem}s, and after the one that says that this is the end perhaps another order; it answers with {@link dev.selvage.report.work.WorkerMessage}s. Nothing in them
 * depends on where the worker runs.
 */
@NullMarked
package dev.selvage.report.work;

import org.jspecify.annotations.NullMarked;
