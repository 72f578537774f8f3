/**
 * Messages between a campaign and the workers that make its runs: plain values, one line of JSON each, no code.
 *
 * <p>A worker gets one {@link dev.selvage.report.work.WorkOrder} and then any number of
 * {@link dev.selvage.report.work.WorkItem}s; it answers with {@link dev.selvage.report.work.WorkerMessage}s. Nothing in them
 * depends on where the worker runs.
 */
@NullMarked
package dev.selvage.report.work;

import org.jspecify.annotations.NullMarked;
